import { useStorageOwner } from '@console/browser/hooks';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type Difference, difference } from './draft-difference';
import { type Draft, dropDraft, readDraft } from './drafts';

export interface FormDraft {
  differences: readonly Difference[];
  /** Values that drafts do not store. */
  toRetype: readonly string[];
  restore: () => void;
  discard: () => void;
}

interface DraftedForm {
  id: string;
  place: string;
  labels: Record<string, string>;
  isOffered: boolean;
  describe?: Partial<Record<string, (value: never) => string>> | undefined;
}

/** Undefined = none, or equal. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { id, place, labels, isOffered, describe = {} }: DraftedForm,
): FormDraft | undefined {
  const owner = useStorageOwner();
  const read = () => ({ owner, draft: isOffered ? readDraft(id, place) : undefined });
  const [{ owner: drafter, draft }, setDraft] = useState<{ owner: string | undefined; draft: Draft | undefined }>(read);
  // The company may arrive after the form.
  if (drafter !== owner) setDraft(read());
  if (!draft) return undefined;
  const names = Object.keys(draft.values).filter(
    (name) =>
      name in labels && JSON.stringify(draft.values[name]) !== JSON.stringify(form.getValues(name as Path<Values>)),
  );
  const secrets = (draft.secrets ?? []).filter((name) => name in labels);
  if (names.length === 0 && secrets.length === 0) return undefined;

  function close() {
    dropDraft(id, place);
    setDraft({ owner, draft: undefined });
  }
  function restore() {
    for (const name of names) {
      form.setValue(name as Path<Values>, draft?.values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    close();
    if (secrets[0] !== undefined) form.setFocus(secrets[0] as Path<Values>);
  }
  return {
    differences: names.map((name) =>
      difference(labels[name] ?? name, form.getValues(name as Path<Values>), draft.values[name], describe[name]),
    ),
    toRetype: secrets.map((name) => labels[name] ?? name),
    restore,
    discard: close,
  };
}
