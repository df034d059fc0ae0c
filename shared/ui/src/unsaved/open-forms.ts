import type { RecordVersion } from '@console/http';

/*
 * Every mounted form stands in this list. The leave guard asks it what would be lost; the end of a session asks it what
 * to keep.
 */

/** What the leave guard asks with in place of its own words, where the specification has some (SERV-010). */
export interface LeaveQuestion {
  title?: string;
  text?: string;
  /** The button that goes on; 'Leave' unless told. */
  leave?: string;
  /** The button that does not; 'Stay' unless told. */
  stay?: string;
}

/** A mounted form, as the guard and the drafts see it. */
export interface OpenForm {
  /** The same for every visit, such as `edit-user`. */
  id: string;
  /** What the form is called in sentences: 'Edit User'. */
  label: string;
  /** Where the form stands; its draft is offered there again. */
  place: string;
  /** Query parameters that are part of its place. */
  keyParams: readonly string[];
  /** True while something differs from what is saved, or waits to be restored. */
  isUnsaved: () => boolean;
  /** True while leaving would lose something: unsaved changes, or the sight of a save's outcome. */
  isHolding: () => boolean;
  /** The words that leaving is asked with. */
  question?: LeaveQuestion | undefined;
  /** Pages beneath its place, such as a panel's, leave it where it is. */
  holdsBeneath?: boolean;
  /** True between sending and the answer. */
  isSaving: () => boolean;
  /** Changed values that may be kept outside the form, and the names of changed secrets, which may not. */
  changes: () => { values: Record<string, unknown>; secrets: readonly string[] };
}

/** How far a write has come. Shared by the write, its form and the leave guard; changed in place. */
export interface SaveState {
  status: 'idle' | 'pending' | 'saved' | 'failed';
  /** Mounted forms that show its errors. */
  forms: number;
  /** Requests that have not been answered. */
  underWay: number;
  /** Of what its form was filled from. */
  version?: RecordVersion;
}

interface Address {
  pathname: string;
  search: string;
}

/** The path, and of the query what chooses the form's record. */
export function placeOf({ pathname, search }: Address, keyParams: readonly string[]): string {
  const params = new URLSearchParams(search);
  const chosen = keyParams.flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []));
  return chosen.length === 0 ? pathname : `${pathname}?${chosen.join('&')}`;
}

const forms = new Set<OpenForm>();
const saves = new Set<SaveState>();
const listeners = new Set<() => void>();
/** Forms whose values are kept elsewhere. One that opens later is another form, even where the same stood before. */
const released = new WeakSet<OpenForm>();
/** The page is on its way out: nothing in it holds it back, whatever is drawn anew until it is gone. */
let isLeaving = false;

/** Returns what takes the form off the list again. */
export function registerForm(form: OpenForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    notifyForms();
  };
}

/** A save that stands in no form holds its page while it is under way; returns what ends that. */
export function holdWhileSaving(label: string, save: SaveState): () => void {
  const isSaving = () => save.status === 'pending';
  return registerForm({
    id: label,
    label,
    place: placeOf(location, []),
    keyParams: [],
    isUnsaved: () => false,
    isHolding: isSaving,
    isSaving,
    changes: () => ({ values: {}, secrets: [] }),
  });
}

export function beginSave(save: SaveState): void {
  save.status = 'pending';
  save.underWay += 1;
  saves.add(save);
  notifyForms();
}

/** The answer is there. Told before whoever waits for it goes on. */
export function answerSave(save: SaveState, status: 'saved' | 'failed'): void {
  save.status = status;
}

/** The save is held against what its form was filled from. */
export function sendVersionWith(save: SaveState, version: RecordVersion): void {
  save.version = version;
}

/** From here on the form of a save shows its errors; returns what ends that. */
export function showErrorsOf(save: SaveState): () => void {
  save.forms += 1;
  return () => {
    save.forms -= 1;
  };
}

/** What is typed after a save is unsaved again. */
export function forgetSaved(save: SaveState): void {
  if (save.status === 'saved') save.status = 'idle';
}

export function endSave(save: SaveState): void {
  save.underWay -= 1;
  if (save.underWay === 0) saves.delete(save);
  notifyForms();
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

const holds = (form: OpenForm): boolean => !isLeaving && !released.has(form) && form.isHolding();

/** True while some form would lose changes by leaving. */
export const isAnyFormHolding = (): boolean => openForms().some(holds);

/** True while closing the page would lose changes or cut off a save. */
export const isLeavingUnsafe = (): boolean => isAnyFormHolding() || (!isLeaving && saves.size > 0);

/** The forms that would lose changes by going to an address. */
export const formsLeftBy = (next: Address): readonly OpenForm[] =>
  openForms().filter((form) => holds(form) && !staysAt(form, next));

const staysAt = (form: OpenForm, next: Address): boolean =>
  form.place === placeOf(next, form.keyParams) ||
  (form.holdsBeneath === true && next.pathname.startsWith(`${form.place}/`));

/** The forms that are open now hold nobody back any more: their values are kept. */
export function releaseForms(): void {
  for (const form of forms) released.add(form);
  notifyForms();
}

/** From here on the page is being left, by a reload for instance, until the browser takes it out of its cache again. */
export function leavePage(): void {
  isLeaving = true;
  addEventListener(
    'pageshow',
    () => {
      isLeaving = false;
      notifyForms();
    },
    { once: true },
  );
  notifyForms();
}
