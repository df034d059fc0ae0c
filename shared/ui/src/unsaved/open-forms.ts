import type { RecordVersion } from '@console/http';

/*
 * The list of all mounted forms. The leave guard reads it for unsaved changes; `keepDrafts` reads it at the end of a
 * session.
 */

/** The specification's texts for the leave guard, which replace its own (SERV-010). */
export interface LeaveQuestion {
  title?: string;
  text?: string;
  /** Label of the button that leaves; 'Leave' by default. */
  leave?: string;
  /** Label of the button that stays; 'Stay' by default. */
  stay?: string;
}

/** A mounted form, for the leave guard and the drafts. */
export interface OpenForm {
  /** The same for every visit, such as `edit-user`. */
  id: string;
  /** Name of the form in sentences: 'Edit User'. */
  label: string;
  /** The form's place, from `placeOf`; its draft is offered there again. */
  place: string;
  /** Search parameters that are part of its place. */
  keyParams: readonly string[];
  /** True while values differ from the saved ones, or a draft is offered. */
  isUnsaved: () => boolean;
  /** True while leaving would lose unsaved changes, or the outcome of a pending save. */
  isHolding: () => boolean;
  /** Text of the leave guard's question. */
  question?: LeaveQuestion | undefined;
  /** Pages beneath its place, such as those of a panel, do not unmount it. */
  holdsBeneath?: boolean;
  /** True between request and response. */
  isSaving: () => boolean;
  /** Changed values that may be persisted, and the names of changed secrets, which may not. */
  changes: () => { values: Record<string, unknown>; secrets: readonly string[] };
}

/** The state of a write, shared by the write, its form and the leave guard; mutated in place. */
export interface SaveState {
  status: 'idle' | 'pending' | 'saved' | 'failed';
  /** Number of mounted forms that show its errors. */
  forms: number;
  /** Number of pending requests. */
  underWay: number;
  /** Version of the record that its form was filled from. */
  version?: RecordVersion;
}

interface Address {
  pathname: string;
  search: string;
}

/** The path, with the search parameters that identify the form's record. */
export function placeOf({ pathname, search }: Address, keyParams: readonly string[]): string {
  const params = new URLSearchParams(search);
  const chosen = keyParams.flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []));
  return chosen.length === 0 ? pathname : `${pathname}?${chosen.join('&')}`;
}

const forms = new Set<OpenForm>();
const saves = new Set<SaveState>();
const listeners = new Set<() => void>();
/** Forms whose drafts are stored. A form that opens later is another object, even at the same place. */
const released = new WeakSet<OpenForm>();
/** The page is being left: no form blocks that, not even one that mounts before it has gone. */
let isLeaving = false;

/** Adds a form to the list; returns a function that removes it. */
export function registerForm(form: OpenForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    notifyForms();
  };
}

/** Makes a save without a form block leaving while it is pending; returns a function that ends that. */
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

/** Sets the outcome. Call it before `onSuccess` callbacks navigate. */
export function answerSave(save: SaveState, status: 'saved' | 'failed'): void {
  save.status = status;
}

/** Sets the version of the record that the save sends. */
export function sendVersionWith(save: SaveState, version: RecordVersion): void {
  save.version = version;
}

/** Counts a mounted form that shows the save's errors; returns a function that ends that. */
export function showErrorsOf(save: SaveState): () => void {
  save.forms += 1;
  return () => {
    save.forms -= 1;
  };
}

/** After a successful save: changes from now on are unsaved again. */
export function forgetSaved(save: SaveState): void {
  if (save.status === 'saved') save.status = 'idle';
}

export function endSave(save: SaveState): void {
  save.underWay -= 1;
  if (save.underWay === 0) saves.delete(save);
  notifyForms();
}

/** Notifies listeners that a form may have started or stopped blocking. */
export function notifyForms(): void {
  for (const listener of listeners) listener();
}

export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openForms = (): readonly OpenForm[] => [...forms];

const holds = (form: OpenForm): boolean => !isLeaving && !released.has(form) && form.isHolding();

/** True while leaving would lose changes of some form. */
export const isAnyFormHolding = (): boolean => openForms().some(holds);

/** True while closing the page would lose changes or interrupt a save. */
export const isLeavingUnsafe = (): boolean => isAnyFormHolding() || (!isLeaving && saves.size > 0);

/** The forms that would lose changes by going to an address. */
export const formsLeftBy = (next: Address): readonly OpenForm[] =>
  openForms().filter((form) => holds(form) && !staysAt(form, next));

const staysAt = (form: OpenForm, next: Address): boolean =>
  form.place === placeOf(next, form.keyParams) ||
  (form.holdsBeneath === true && next.pathname.startsWith(`${form.place}/`));

/** The forms that would lose changes by leaving the console. */
export const formsHolding = (): readonly OpenForm[] => openForms().filter(holds);

let departure: (() => void) | undefined;

/** A way out of the console that waits for the answer to the leave question. */
export const waitingDeparture = (): (() => void) | undefined => departure;

/** Leaves the console by `leave`, such as a sign-out. Asks first if that would lose changes or a save's outcome. */
export function leaveConsole(leave: () => void): void {
  if (!isLeavingUnsafe()) return leave();
  departure = leave;
  notifyForms();
}

export function answerDeparture(isLeft: boolean): void {
  const leave = departure;
  departure = undefined;
  notifyForms();
  if (!isLeft) return;
  leavePage();
  leave?.();
}

/** Stops the leave guard for all open forms, because their drafts are stored. */
export function releaseForms(): void {
  for (const form of forms) released.add(form);
  notifyForms();
}

/**
 * Call when the page is being left, for instance before a reload; forms stop blocking until the browser restores the
 * page from its back/forward cache.
 */
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
