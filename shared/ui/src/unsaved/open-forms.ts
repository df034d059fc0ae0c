/* All mounted forms, for the leave guard and `keepDrafts`. */

/** SERV-010: the specification's texts. */
export interface LeaveQuestion {
  title?: string;
  text?: string;
  /** Default 'Leave'. */
  leave?: string;
  /** Default 'Stay'. */
  stay?: string;
}

/** Also unsaved data of a page that is in no form. The owner changes the registered object, then calls `notifyForms`. */
export interface OpenForm {
  id: string;
  label: string;
  /** The place from `placeOf`, where the draft is offered again. */
  place: string;
  keyParams?: readonly string[];
  /** Or while a draft is offered. */
  isUnsaved?: boolean;
  isHolding?: boolean;
  /** Leaving loses the outcome of a pending save. */
  save?: SaveState | undefined;
  question?: LeaveQuestion | undefined;
  /** Pages beneath, such as a panel's, keep it mounted. */
  holdsBeneath?: boolean;
  /** Without the values of secrets. */
  changes?: () => { values: Record<string, unknown>; secrets: readonly string[] };
  /** The draft is stored. A form opened later is another object. */
  isReleased?: boolean;
}

/** Write, form and leave guard share it; only `noteSave` changes it. */
export interface SaveState {
  /** `pending` ends before `onSuccess` navigates; `saved` ends when the form has rendered. */
  readonly status: 'idle' | 'pending' | 'saved';
  /** Forms that show the errors of this save. */
  readonly forms: number;
  /** Pending requests. */
  readonly underWay: number;
}

interface Address {
  pathname: string;
  search: string;
}

/** Joins path and identifying parameters. */
export function placeOf({ pathname, search }: Address, keyParams: readonly string[]): string {
  const params = new URLSearchParams(search);
  const keys = keyParams.flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []));
  return keys.length === 0 ? pathname : `${pathname}?${keys.join('&')}`;
}

const forms = new Set<OpenForm>();
const saves = new Set<SaveState>();
const listeners = new Set<() => void>();
/** No form blocks leaving, not even a late form. */
let isLeaving = false;

/** @returns removes it */
export function registerForm(form: OpenForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    notifyForms();
  };
}

export const newSave = (): SaveState => ({ status: 'idle', forms: 0, underWay: 0 });

export function noteSave(save: SaveState, change: Partial<SaveState>): void {
  Object.assign(save, change);
  if (save.underWay > 0) saves.add(save);
  else saves.delete(save);
  if (change.underWay !== undefined) notifyForms();
}

export function notifyForms(): void {
  for (const listener of listeners) listener();
}

export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openForms = (): readonly OpenForm[] => [...forms];

export const isSaving = ({ save }: OpenForm): boolean => save?.status === 'pending';

/** Leaving would lose changes, or the outcome of a save. */
export const isHolding = (form: OpenForm): boolean =>
  isSaving(form) || (form.save?.status !== 'saved' && form.isHolding === true);

export const formsHolding = (): readonly OpenForm[] =>
  openForms().filter((form) => !isLeaving && !form.isReleased && isHolding(form));

/** A running save makes leaving unsafe too. */
export const isLeavingUnsafe = (): boolean => formsHolding().length > 0 || (!isLeaving && saves.size > 0);

export const formsLeftBy = (next: Address): readonly OpenForm[] =>
  formsHolding().filter(
    ({ place, keyParams = [], holdsBeneath }) =>
      place !== placeOf(next, keyParams) && !(holdsBeneath && next.pathname.startsWith(`${place}/`)),
  );

let departure: (() => void) | undefined;

/** The departure that waits for the leave question's answer. */
export const waitingDeparture = (): (() => void) | undefined => departure;

/** Asks first if changes or a save's outcome would be lost. */
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

/** Call after storing drafts. */
export function releaseForms(): void {
  for (const form of forms) form.isReleased = true;
  notifyForms();
}

/** Lasts until the back/forward cache restores the page. */
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
