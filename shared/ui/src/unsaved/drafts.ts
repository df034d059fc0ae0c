import { tabStorage } from '@console/browser';
import { isHolding, leavePage, openForms, releaseForms } from './open-forms';

const PREFIX = 'draft:';

/** Outlive their form after a session's end or a reload. */
export interface Draft {
  label: string;
  values: Record<string, unknown>;
  /** Secrets must be typed again. */
  secrets?: readonly string[];
}

const keyOf = (formId: string, place: string) => `${PREFIX}${place}:${formId}`;

/** Stores drafts in this tab, without secrets; leaving asks no more. */
export function keepDrafts(): void {
  for (const form of openForms()) {
    const changes = isHolding(form) && form.changes?.();
    if (changes) writeDraft(form.id, form.place, { label: form.label, ...changes });
  }
  releaseForms();
}

/** Reloads without a question. */
export function reloadWithDrafts(): void {
  keepDrafts();
  leavePage();
  location.reload();
}

/**
 * Stores for person and company.
 * @returns false if the browser refuses
 */
export const writeDraft = (formId: string, place: string, draft: Draft): boolean =>
  tabStorage.owned.write(keyOf(formId, place), JSON.stringify(draft));

/** Labels, such as 'Edit User', for the sign-in page: drafts of the ended session. */
export function hasDrafts(): string[] {
  const stored = tabStorage.lastOwned;
  const drafts = stored.names(PREFIX).flatMap((name) => parse(stored.read(name)) ?? []);
  // A draft of secrets alone stores no values.
  return drafts.filter(({ values }) => Object.keys(values).length > 0).map(({ label }) => label);
}

export const readDraft = (formId: string, place: string): Draft | undefined =>
  parse(tabStorage.owned.read(keyOf(formId, place)));

export const dropDraft = (formId: string, place: string): void => tabStorage.owned.remove(keyOf(formId, place));

/** Storage may hold any text. */
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
