import type { RecordVersion } from '@console/http';

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

export interface OpenForm {
  /** Constant, such as `edit-user`. */
  id: string;
  /** 'Edit User'. */
  label: string;
  /** The place from `placeOf`, where the draft is offered again. */
  place: string;
  keyParams: readonly string[];
  /** An offered draft counts too. */
  isUnsaved: () => boolean;
  /** Leaving would lose changes or a save's outcome. */
  isHolding: () => boolean;
  question?: LeaveQuestion | undefined;
  /** Pages beneath, such as a panel's, keep it mounted. */
  holdsBeneath?: boolean;
  isSaving: () => boolean;
  /** Leaves out values of secrets. */
  changes: () => { values: Record<string, unknown>; secrets: readonly string[] };
}

/** Shared by the write, its form and the leave guard; mutated. */
export interface SaveState {
  status: 'idle' | 'pending' | 'saved' | 'failed';
  /** Counts forms that show the save's errors. */
  forms: number;
  /** Counts pending requests. */
  underWay: number;
  /** The record version behind the form. */
  version?: RecordVersion;
}

interface Address {
  pathname: string;
  search: string;
}

/** Joins path and identifying parameters. */
export function placeOf({ pathname, search }: Address, keyParams: readonly string[]): string {
  const params = new URLSearchParams(search);
  const chosen = keyParams.flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []));
  return chosen.length === 0 ? pathname : `${pathname}?${chosen.join('&')}`;
}

const forms = new Set<OpenForm>();
const saves = new Set<SaveState>();
const listeners = new Set<() => void>();
/** Their drafts are stored. A form opened later is another object. */
const released = new WeakSet<OpenForm>();
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

/** For a save without a form. @returns ends the block */
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

/** Runs before `onSuccess` navigates. */
export function answerSave(save: SaveState, status: 'saved' | 'failed'): void {
  save.status = status;
}

export function sendVersionWith(save: SaveState, version: RecordVersion): void {
  save.version = version;
}

/** @returns stops counting */
export function showErrorsOf(save: SaveState): () => void {
  save.forms += 1;
  return () => {
    save.forms -= 1;
  };
}

/** Further changes count as unsaved. */
export function forgetSaved(save: SaveState): void {
  if (save.status === 'saved') save.status = 'idle';
}

export function endSave(save: SaveState): void {
  save.underWay -= 1;
  if (save.underWay === 0) saves.delete(save);
  notifyForms();
}

export function notifyForms(): void {
  for (const listener of listeners) listener();
}

export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openForms = (): readonly OpenForm[] => [...forms];

const holds = (form: OpenForm): boolean => !isLeaving && !released.has(form) && form.isHolding();

export const isAnyFormHolding = (): boolean => openForms().some(holds);

/** A running save makes leaving unsafe too. */
export const isLeavingUnsafe = (): boolean => isAnyFormHolding() || (!isLeaving && saves.size > 0);

export const formsLeftBy = (next: Address): readonly OpenForm[] =>
  openForms().filter((form) => holds(form) && !staysAt(form, next));

const staysAt = (form: OpenForm, next: Address): boolean =>
  form.place === placeOf(next, form.keyParams) ||
  (form.holdsBeneath === true && next.pathname.startsWith(`${form.place}/`));

export const formsHolding = (): readonly OpenForm[] => openForms().filter(holds);

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

/** Expects stored drafts. */
export function releaseForms(): void {
  for (const form of forms) released.add(form);
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
