import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './drafts';

/** Storage may hold any text. */
export function persistedValues<Values extends FieldValues>(id: string, place: string, start: Values): Values {
  const stored = Object.entries(readDraft(id, place)?.values ?? {});
  const usable = stored.filter(([name, value]) => typeof value === typeof start[name]);
  return { ...start, ...Object.fromEntries(usable) };
}

interface PersistedForm {
  id: string;
  place: string;
  label: string;
  secrets: readonly string[];
  persist: boolean;
}

/** Stores a `persist` form's values like drafts. */
export function usePersistedValues<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values, unknown, Values>,
  { id, place, label, secrets, persist }: PersistedForm,
): void {
  const store = useEffectEvent((values: Values) => {
    const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
    writeDraft(id, place, { label, values: Object.fromEntries(open) });
  });
  useEffect(() => {
    if (!persist) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [persist, subscribe]);
}
