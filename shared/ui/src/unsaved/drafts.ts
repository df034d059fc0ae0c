import { tabStorage } from '@console/browser';
import { leavePage, openForms, releaseForms } from './open-forms';

const PREFIX = 'draft:';

/** Unsaved values that are persisted after their form has gone, because the session ended or the page was reloaded. */
export interface Draft {
  label: string;
  values: Record<string, unknown>;
  /** Names of changed fields whose values are not persisted: people type them again. */
  secrets?: readonly string[];
}

const keyOf = (formId: string, place: string) => `${PREFIX}${place}:${formId}`;

/** Persists the changed, non-secret values of every open form in this tab; from then on leaving them does not ask. */
export function keepDrafts(): void {
  for (const form of openForms()) {
    if (!form.isHolding()) continue;
    const { values, secrets } = form.changes();
    writeDraft(form.id, form.place, { label: form.label, values, secrets });
  }
  releaseForms();
}

/** Reloads the page without a question; the forms offer their drafts afterwards. */
export function reloadWithDrafts(): void {
  keepDrafts();
  leavePage();
  location.reload();
}

/**
 * Stores a draft for the signed-in person and their company. Returns false if the browser refuses; the draft is then
 * lost.
 */
export const writeDraft = (formId: string, place: string, draft: Draft): boolean =>
  tabStorage.owned.write(keyOf(formId, place), JSON.stringify(draft));

/**
 * Labels of the forms with drafts, such as 'Edit User'; empty = none. For the note on the sign-in page, so it reads the
 * drafts of the person whose session has ended.
 */
export function hasDrafts(): string[] {
  const stored = tabStorage.lastOwned;
  const drafts = stored.names(PREFIX).flatMap((name) => parse(stored.read(name)) ?? []);
  // A draft with secrets only has no values to offer.
  return drafts.filter(({ values }) => Object.keys(values).length > 0).map(({ label }) => label);
}

export const readDraft = (formId: string, place: string): Draft | undefined =>
  parse(tabStorage.owned.read(keyOf(formId, place)));

export const dropDraft = (formId: string, place: string): void => tabStorage.owned.remove(keyOf(formId, place));

/** Stored texts may have any content, so this validates them. */
function parse(text: string | undefined): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return typeof draft?.label === 'string' && draft.values && typeof draft.values === 'object'
      ? { label: draft.label, values: draft.values, secrets: Array.isArray(draft.secrets) ? draft.secrets : [] }
      : undefined;
  } catch {
    return undefined;
  }
}
