import { tabStorage } from '@console/browser';
import { leavePage, openForms, releaseForms } from './open-forms';

const PREFIX = 'draft:';

/** Unsaved values that outlived their form: the session ended, or the page had to reload. */
export interface Draft {
  label: string;
  values: Record<string, unknown>;
  /** Names of changed fields whose values are not kept: they are typed again. */
  secrets?: readonly string[];
}

const keyOf = (formId: string, place: string) => `${PREFIX}${place}:${formId}`;

/** Keeps the changed, non-secret values of every open form for this tab; from then on leaving them asks nothing. */
export function keepDrafts(): void {
  for (const form of openForms()) {
    if (!form.isHolding()) continue;
    const { values, secrets } = form.changes();
    writeDraft(form.id, form.place, { label: form.label, values, secrets });
  }
  releaseForms();
}

/** Reloads the page without a question; what is unsaved in its forms is offered again. */
export function reloadWithDrafts(): void {
  keepDrafts();
  leavePage();
  location.reload();
}

/** Of the person who is signed in, for the company that they work for. Where it cannot be stored, the form is lost. */
export const writeDraft = (formId: string, place: string, draft: Draft): boolean =>
  tabStorage.owned.write(keyOf(formId, place), JSON.stringify(draft));

/**
 * Labels of the forms with kept values, such as 'Edit User'; empty = nothing kept. For the sign-in page's note, so those of
 * the person whose session has ended.
 */
export function hasDrafts(): string[] {
  const stored = tabStorage.lastOwned;
  const drafts = stored.names(PREFIX).flatMap((name) => parse(stored.read(name)) ?? []);
  // Of one that held nothing but secrets, nothing is kept.
  return drafts.filter(({ values }) => Object.keys(values).length > 0).map(({ label }) => label);
}

export const readDraft = (formId: string, place: string): Draft | undefined =>
  parse(tabStorage.owned.read(keyOf(formId, place)));

export const dropDraft = (formId: string, place: string): void => tabStorage.owned.remove(keyOf(formId, place));

/** What lies in storage may be anything. */
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
