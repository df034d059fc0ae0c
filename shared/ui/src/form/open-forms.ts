/*
 * Every mounted form stands in this list. The leave guard asks it what would be lost; the end of a session asks it what
 * to keep.
 */

/** A mounted form, as the guard and the drafts see it. */
export interface OpenForm {
  /** The same for every visit, such as `edit-user`. */
  id: string;
  /** What the form is called in sentences: 'Edit User'. */
  label: string;
  /** Where the form stands; its draft is offered there again. */
  place: string;
  /** Query parameters that are part of its place. */
  query: readonly string[];
  /** True while something differs from what is saved, or waits to be restored. */
  isUnsaved: () => boolean;
  /** True while leaving would lose something. A form that is being saved does not hold anybody back. */
  isHolding: () => boolean;
  /** Changed values that may be kept outside the form: secrets are left out. */
  changedValues: () => Record<string, unknown>;
}

interface Address {
  pathname: string;
  search: string;
}

/** The path, and of the query what chooses the form's record. */
export function placeOf({ pathname, search }: Address, query: readonly string[]): string {
  const params = new URLSearchParams(search);
  const chosen = query.flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []));
  return chosen.length === 0 ? pathname : `${pathname}?${chosen.join('&')}`;
}

const forms = new Set<OpenForm>();
const listeners = new Set<() => void>();
let isReleased = false;
let releasedAt = Number.NEGATIVE_INFINITY;

/** How long a page that was let go may take to be gone; what is drawn anew meanwhile does not hold it back. */
const LEAVING_MS = 500;

/** Returns what takes the form off the list again. */
export function registerForm(form: OpenForm): () => void {
  // A form that opens after a release belongs to a page that stayed after all.
  if (performance.now() - releasedAt > LEAVING_MS) isReleased = false;
  forms.add(form);
  return () => {
    forms.delete(form);
    notifyForms();
  };
}

/** Told whenever a form may have begun or ceased to hold. */
export function notifyForms(): void {
  for (const listener of listeners) listener();
}

export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openForms = (): readonly OpenForm[] => [...forms];

/** True while some form would lose changes by leaving. */
export const isAnyFormHolding = (): boolean => !isReleased && openForms().some((form) => form.isHolding());

/** The forms that would lose changes by going to an address. */
export const formsLeftBy = (next: Address): readonly OpenForm[] =>
  isReleased ? [] : openForms().filter((form) => form.isHolding() && form.place !== placeOf(next, form.query));

/** From here on no form holds the page back: its values are kept, or the user chose to leave. */
export function releaseForms(): void {
  isReleased = true;
  releasedAt = performance.now();
  notifyForms();
}
