import { useCallback, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './drafts';

interface KeptForm<Values extends FieldValues> {
  id: string;
  place: string;
  label: string;
  values: Values;
  secrets: readonly string[];
  kept: boolean;
}

type Subscribe<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>['subscribe'];

interface KeptValues<Values extends FieldValues> {
  /** What the form starts with: what was kept, and the given values for the rest. */
  values: Values;
  /** Keeps every change from now on; returns what ends it. */
  keepFrom: (subscribe: Subscribe<Values>) => (() => void) | undefined;
  forget: () => void;
}

/** The values of a `kept` form in this tab's storage, beside the drafts and gone with them. */
export function useKeptValues<Values extends FieldValues>(form: KeptForm<Values>): KeptValues<Values> {
  const { id, place, label, values: given, kept } = form;
  const [values] = useState(() => (kept ? { ...given, ...sameShape(readDraft(id, place)?.values, given) } : given));
  const secrets = form.secrets.join(' ');

  const keepFrom = useCallback(
    (subscribe: Subscribe<Values>) => {
      if (!kept) return undefined;
      return subscribe({
        formState: { values: true },
        callback({ values: now }) {
          const open = Object.entries(now).filter(([name]) => !secrets.split(' ').includes(name));
          writeDraft(id, place, { label, values: Object.fromEntries(open) });
        },
      });
    },
    [id, place, label, secrets, kept],
  );
  const forget = useCallback(() => dropDraft(id, place), [id, place]);
  return { values, keepFrom, forget };
}

/** What lies in storage may be anything; a value of another type than the form's own is no value of it. */
function sameShape<Values extends FieldValues>(stored: Record<string, unknown> | undefined, given: Values) {
  const usable = Object.entries(stored ?? {}).filter(([name, value]) => typeof value === typeof given[name]);
  return Object.fromEntries(usable) as Partial<Values>;
}
