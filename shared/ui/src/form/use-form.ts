import { type RecordVersion, versionOf } from '@console/http';
import { useLocation } from '@console/router';
import { hiddenCharacters, type z } from '@console/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type LeaveQuestion, notifyForms, placeOf, registerForm, type SaveState } from '../unsaved/open-forms';
import { type FormDraft, useDraft } from '../unsaved/use-draft';
import { usePersistedValues } from '../unsaved/use-persisted-values';
import { type FormIssue, fieldErrorsOf, issuesOf, SERVER } from './field-errors';
import { longestOf } from './text-length';

interface FormOptions<Values extends FieldValues> {
  /** The same for every visit, such as `edit-user`; drafts are kept under it. */
  id: string;
  /** What the form is called in sentences: 'Edit User'. */
  label: string;
  /** Carries the specification's messages. Made by a function where rules need more than the form's values. */
  schema: z.ZodMiniType<Values, Values>;
  /**
   * When a field shows its error: after the first submit, or, `onTouched`, as soon as it was left. Then `PageForm` lists
   * what is missing beside its button, which stays blocked for as long.
   */
  mode?: 'onSubmit' | 'onTouched';
  /** Complete and without null. A form mounts after its data has loaded, so these never change under it. */
  values: Values;
  /** The answer that the values were read from: a save is refused where the record has changed since. */
  readFrom?: unknown;
  /** Fields by the names people see; a kept draft lists what differs by them. */
  labels: Record<keyof Values & string, string>;
  /** Values in words, where a value itself would say nothing to people: an id. A kept draft shows what differs by them. */
  describe?: { [Name in keyof Values & string]?: (value: Values[Name]) => string };
  /** Fields that never leave the form's memory. */
  secrets?: readonly (keyof Values & string)[];
  /** The leave guard's words for this form, where the specification has some. */
  leaveQuestion?: LeaveQuestion;
  /** Query parameters that choose the record, where the path alone does not: leaving them is leaving the form. */
  keyParams?: readonly string[];
  /**
   * Keeps the values in this tab with every change and takes them up again by itself, such as for the steps of a
   * wizard: leaving loses nothing, so nobody is asked. `forget` them once they have been sent.
   */
  persist?: boolean;
}

const NO_NAMES: readonly never[] = [];

/** A form and what its shell needs to know about it. */
export interface Form<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  id: string;
  label: string;
  labels: Record<keyof Values & string, string>;
  /** Names of the fields that differ from what was loaded. */
  changed: readonly string[];
  /** Names of the fields that never leave its memory. */
  secrets: readonly (keyof Values & string)[];
  mode: 'onSubmit' | 'onTouched';
  /** The values that Discard brings back: those the form was filled from, or reset to. */
  initial: Values;
  /** What the schema refuses of these values. */
  issuesOf: (values: Values) => readonly FormIssue[];
  /** Shows the errors of these fields and focuses the first one with an error; returns whether all are right. */
  checkFields: (names: readonly string[]) => boolean;
  /** Shows an `ApiError`'s field errors; `names` are the form's names for fields that the server names otherwise. */
  showFieldErrors: (error: unknown, names?: Readonly<Record<string, keyof Values & string>>) => void;
  /** How many characters the schema allows a field, by its name. */
  longestOf: (name: string) => number | undefined;
  /** What an earlier visit could not save. */
  draft?: FormDraft | undefined;
  /** Of what the form was filled from. */
  version: RecordVersion;
  /** Names the write behind the form, so that leaving asks until it is answered and going on after it asks nothing. */
  connectSave: (save: SaveState | undefined) => void;
  /** Drops what a `persist` form has stored. */
  forget: () => void;
}

/** react-hook-form with a zod schema, the leave guard and drafts. */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): Form<Values> {
  const { id, label, schema, labels, describe, secrets = NO_NAMES, keyParams = NO_NAMES, persist = false } = options;
  const { leaveQuestion, mode = 'onSubmit' } = options;
  const place = placeOf(useLocation(), keyParams);
  const rules = useMemo(() => withoutHiddenCharacters(schema), [schema]);
  const { values, persistFrom, forget } = usePersistedValues({ ...options, secrets, persist, place });
  const form = useHookForm<Values, unknown, Values>({
    resolver: useMemo(() => zodResolver(rules), [rules]),
    defaultValues: values as DefaultValues<Values>,
    mode,
    reValidateMode: 'onChange',
    // `useFormSubmit` does, also for groups of choices, which have no single field to give the focus to.
    shouldFocusError: false,
  });
  // What it was filled from counts, whatever is read while it is open.
  const [version] = useState(() => versionOf(options.readFrom));
  const save = useRef<SaveState>(undefined);
  const changed = Object.entries(form.formState.dirtyFields).flatMap(([name, dirty]) => (isChanged(dirty) ? name : []));
  const isHolding = changed.length > 0 && !persist;

  const connectSave = useCallback((next: SaveState | undefined) => {
    save.current = next;
  }, []);

  const draft = useDraft(form, { id, place, labels, describe, isOffered: !persist });
  const isUnsaved = isHolding || draft !== undefined;

  // The list outlives renders, so it reads the latest through a ref.
  const latest = useRef({ changed, isHolding, isUnsaved, secrets, keyParams, leaveQuestion, form });
  useLayoutEffect(() => {
    latest.current = { changed, isHolding, isUnsaved, secrets, keyParams, leaveQuestion, form };
  });

  useEffect(
    () =>
      registerForm({
        id,
        label,
        place,
        keyParams: latest.current.keyParams,
        question: latest.current.leaveQuestion,
        isUnsaved: () => latest.current.isUnsaved,
        isHolding: () =>
          save.current?.status !== 'saved' && (latest.current.isHolding || save.current?.status === 'pending'),
        isSaving: () => save.current?.status === 'pending',
        changes: () => {
          const { changed: names, secrets: hidden, form: current } = latest.current;
          const isSecret = (name: string) => (hidden as readonly string[]).includes(name);
          const open = names.filter((name) => !isSecret(name));
          return {
            values: Object.fromEntries(open.map((name) => [name, current.getValues(name as Path<Values>)])),
            secrets: names.filter(isSecret),
          };
        },
      }),
    [id, label, place],
  );
  useEffect(notifyForms, [isHolding, isUnsaved]);
  useEffect(() => persistFrom(form.subscribe), [persistFrom, form.subscribe]);

  const issues = (now: Values) => issuesOf(rules, now, labels);

  return {
    ...form,
    id,
    label,
    labels,
    changed,
    secrets,
    mode,
    // A form is given all its values, and is reset to all of them.
    initial: form.formState.defaultValues as Values,
    issuesOf: issues,
    checkFields(names) {
      const wrong = issues(form.getValues()).filter(({ name }) => names.includes(name));
      const paths = wrong.map(({ name }) => name as Path<Values>);
      for (const path of paths) form.setValue(path, form.getValues(path), { shouldTouch: true });
      if (paths[0] !== undefined) form.setFocus(paths[0]);
      return paths.length === 0;
    },
    showFieldErrors(error, names = {}) {
      for (const [name, message] of fieldErrorsOf(error, labels, names)) {
        form.setError(name as Path<Values>, { type: SERVER, message });
      }
    },
    longestOf: (name) => longestOf(schema, name),
    draft,
    version,
    connectSave,
    forget,
  };
}

function withoutHiddenCharacters<Values>(schema: z.ZodMiniType<Values, Values>) {
  return schema.check(({ value, issues }) => {
    for (const [path, message] of hiddenCharacters(value)) issues.push({ code: 'custom', input: value, path, message });
  });
}

/** `dirtyFields` mirrors the values' shape: true, or an object or list that holds a true somewhere. */
function isChanged(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true;
  return Object.values(dirty).some(isChanged);
}
