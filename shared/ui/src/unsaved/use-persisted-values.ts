import { useCallback, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './drafts';

interface PersistedForm<Values extends FieldValues> {
  id: string;
  place: string;
  label: string;
  values: Values;
  secrets: readonly string[];
  persist: boolean;
}

type Subscribe<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>['subscribe'];

interface PersistedValues<Values extends FieldValues> {
  /** Stored values, else the given. */
  values: Values;
  /** @returns stops storing */
  persistFrom: (subscribe: Subscribe<Values>) => (() => void) | undefined;
  forget: () => void;
}

/** A `persist` form's values, kept and cleared like drafts. */
export function usePersistedValues<Values extends FieldValues>(form: PersistedForm<Values>): PersistedValues<Values> {
  const { id, place, label, values: start, persist } = form;
  const [values] = useState(() => (persist ? { ...start, ...sameShape(readDraft(id, place)?.values, start) } : start));
  const secrets = form.secrets.join(' ');

  const persistFrom = useCallback(
    (subscribe: Subscribe<Values>) => {
      if (!persist) return undefined;
      return subscribe({
        formState: { values: true },
        callback({ values: now }) {
          const open = Object.entries(now).filter(([name]) => !secrets.split(' ').includes(name));
          writeDraft(id, place, { label, values: Object.fromEntries(open) });
        },
      });
    },
    [id, place, label, secrets, persist],
  );
  const forget = useCallback(() => dropDraft(id, place), [id, place]);
  return { values, persistFrom, forget };
}

/** Storage may hold any text. */
function sameShape<Values extends FieldValues>(stored: Record<string, unknown> | undefined, start: Values) {
  const usable = Object.entries(stored ?? {}).filter(([name, value]) => typeof value === typeof start[name]);
  return Object.fromEntries(usable) as Partial<Values>;
}
