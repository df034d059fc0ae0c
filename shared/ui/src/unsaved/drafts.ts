import { leavePage, openForms, releaseForms } from './open-forms';

const PREFIX = 'console-draft:';

/** Unsaved values that outlived their form: the session ended, or the page had to reload. */
export interface Draft {
  label: string;
  values: Record<string, unknown>;
}

const keyOf = (formId: string, place: string) => `${PREFIX}${place}:${formId}`;

/** Storage can be blocked or full; a draft is a courtesy and never an error. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps the changed, non-secret values of every open form for this tab; from then on leaving them asks nothing. */
export function keepDrafts(): void {
  for (const form of openForms()) {
    if (!form.isHolding()) continue;
    const values = form.changedValues();
    // Nothing but secrets, which are not kept: there is nothing to offer again.
    if (Object.keys(values).length > 0) writeDraft(form.id, form.place, { label: form.label, values });
  }
  releaseForms();
}

/** Reloads the page without a question; what is unsaved in its forms is offered again. */
export function reloadWithDrafts(): void {
  keepDrafts();
  leavePage();
  location.reload();
}

export function writeDraft(formId: string, place: string, draft: Draft): void {
  try {
    storage()?.setItem(keyOf(formId, place), JSON.stringify(draft));
  } catch {
    // Full: the form is lost, as it would have been without drafts.
  }
}

function draftKeys(): string[] {
  const stored = storage();
  if (!stored) return [];
  return Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
}

/** Labels of the forms with kept values, such as 'Edit User'; empty = nothing kept. For the sign-in page's note. */
export function hasDrafts(): string[] {
  return draftKeys().flatMap((key) => parse(storage()?.getItem(key))?.label ?? []);
}

/** Forgets everything kept; the host calls it when somebody signs out on purpose or another person signs in. */
export function clearDrafts(): void {
  for (const key of draftKeys()) storage()?.removeItem(key);
}

export function readDraft(formId: string, place: string): Draft | undefined {
  return parse(storage()?.getItem(keyOf(formId, place)));
}

export function dropDraft(formId: string, place: string): void {
  storage()?.removeItem(keyOf(formId, place));
}

/** What lies in storage may be anything. */
function parse(text: string | null | undefined): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return typeof draft?.label === 'string' && draft.values && typeof draft.values === 'object'
      ? { label: draft.label, values: draft.values }
      : undefined;
  } catch {
    return undefined;
  }
}
