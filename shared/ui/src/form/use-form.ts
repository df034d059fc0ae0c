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
import type { FormSave, Save } from './use-save';

interface FormOptions<Values extends FieldValues, Request, Result> {
  /** The same for every visit, such as `edit-user`; part of the draft's storage key. */
  id: string;
  /** Name of the form in sentences: 'Edit User'. */
  label: string;
  /** Has the specification's messages. Created in a component if rules need more than the form's values. */
  schema: z.ZodMiniType<Values, Values>;
  /**
   * When a field shows its error: after the first submit, or with `onTouched` after its first blur. With `onTouched`,
   * `PageForm` lists the missing fields beside its button, which is blocked until they are valid.
   */
  mode?: 'onSubmit' | 'onTouched';
  /** Complete and without null. A form mounts after its data has loaded, so these do not change while it is mounted. */
  values: Values;
  /** The answer that the values come from; the platform refuses the save if the record has changed since. */
  record?: unknown;
  /** Sends the form. Without it, the form's component has an `onSubmit`. */
  save?: Save<Request, Result>;
  /** What `save` sends; the form's values by default. */
  toRequest?: (values: Values) => Request;
  /** The stored values after a save; the sent ones by default. */
  savedValues?: (sent: Values, result: Result, request: Request) => Values;
  /** Called after a save, for example to close the panel. Not called if a field has changed since it was sent. */
  onSaved?: (result: Result, request: Request) => void;
  /** Labels of the fields as people see them; a draft lists its differences by them. */
  labels: Record<keyof Values & string, string>;
  /** Texts for values that are not readable, such as ids; a draft shows its differences with them. */
  describe?: { [Name in keyof Values & string]?: (value: Values[Name]) => string };
  /** Names of fields whose values are never stored outside the form. */
  secrets?: readonly (keyof Values & string)[];
  /** The specification's text for the leave guard of this form. */
  leaveQuestion?: LeaveQuestion;
  /** Search parameters that identify the record, if the path does not: a change of one counts as leaving the form. */
  keyParams?: readonly string[];
  /**
   * Stores the values in this tab with every change and restores them, for example for the steps of a wizard: leaving
   * loses nothing, so the leave guard does not ask. Call `forget` after sending them.
   */
  persist?: boolean;
}

const NO_NAMES: readonly never[] = [];

/** A form with what `PanelForm`, `PageForm` and `Form` need from it. */
export interface Form<Values extends FieldValues, Request = never>
  extends Omit<UseFormReturn<Values, unknown, Values>, 'reset'> {
  id: string;
  save: FormSave | undefined;
  /** Sends valid values; `request` replaces that of `toRequest`. */
  send(values: Values, request?: Request): void;
  /**
   * Takes saved values as the new basis for changes. A field that has changed since it was sent, or whose name is in
   * `unsaved`, keeps its value and stays changed; true if there is one.
   */
  accept: (sent: Values, saved: Values, unsaved?: readonly string[]) => boolean;
  label: string;
  labels: Record<keyof Values & string, string>;
  /** Names of the fields that differ from the loaded values. */
  changed: readonly string[];
  /** Names of fields whose values are never stored outside the form. */
  secrets: readonly (keyof Values & string)[];
  mode: 'onSubmit' | 'onTouched';
  /** The values that `discard` restores: the loaded ones, or those of the last save. */
  initial: Values;
  /** The schema's issues for these values. */
  issuesOf: (values: Values) => readonly FormIssue[];
  /** Shows the errors of these fields and focuses the first one; returns true if all are valid. */
  checkFields: (names: readonly string[]) => boolean;
  /** Shows the field errors of an `ApiError`; `names` has the form's field names by the server's names. */
  showFieldErrors: (error: unknown, names?: Readonly<Record<string, keyof Values & string>>) => void;
  /** The most characters that the schema allows the field of this name. */
  longestOf: (name: string) => number | undefined;
  /** Unsaved values of an earlier visit. */
  draft?: FormDraft | undefined;
  /** The version of the record that the values come from. */
  version: RecordVersion;
  /** Connects the form to its save: leaving asks while the save is pending, and not after it has succeeded. */
  connectSave: (save: SaveState | undefined) => void;
  /** Sets all values and shows no field as touched. */
  replaceValues: (values: Values) => void;
  /** Undoes all changes. */
  discard: () => void;
  /** Deletes the stored values of a `persist` form. */
  forget: () => void;
}

/** react-hook-form with a zod schema, the save, the leave guard and drafts. */
export function useForm<Values extends FieldValues, Request = Values, Result = unknown>(
  options: FormOptions<Values, Request, Result>,
): Form<Values, Request> {
  const { id, label, schema, labels, describe, secrets = NO_NAMES, keyParams = NO_NAMES, persist = false } = options;
  const { leaveQuestion, mode = 'onSubmit', save, toRequest, savedValues, onSaved } = options;
  const place = placeOf(useLocation(), keyParams);
  const rules = useMemo(() => withoutHiddenCharacters(schema), [schema]);
  const { values, persistFrom, forget } = usePersistedValues({ ...options, secrets, persist, place });
  const form = useHookForm<Values, unknown, Values>({
    resolver: useMemo(() => zodResolver(rules), [rules]),
    defaultValues: values as DefaultValues<Values>,
    mode,
    reValidateMode: 'onChange',
    // `useFormSubmit` sets the focus, because react-hook-form cannot focus a group of choices.
    shouldFocusError: false,
  });
  // The version of the first render: the form's values do not change with later refetches.
  const [version] = useState(() => versionOf(options.record));
  const connected = useRef<SaveState>(undefined);
  const changed = Object.entries(form.formState.dirtyFields).flatMap(([name, dirty]) => (isChanged(dirty) ? name : []));
  const isHolding = changed.length > 0 && !persist;

  const connectSave = useCallback((next: SaveState | undefined) => {
    connected.current = next;
  }, []);

  const draft = useDraft(form, { id, place, labels, describe, isOffered: !persist });
  const isUnsaved = isHolding || draft !== undefined;

  // The registered form outlives renders, so its functions read the latest values from a ref.
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
          connected.current?.status !== 'saved' &&
          (latest.current.isHolding || connected.current?.status === 'pending'),
        isSaving: () => connected.current?.status === 'pending',
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

  /** `then`: the texts of the values when they were sent. */
  function settle(then: Texts, saved: Values, unsaved: readonly string[]): boolean {
    const now = form.getValues();
    const names = Object.keys(saved) as Path<Values>[];
    const changedSince = names.filter((name) => unsaved.includes(name) || textOf(now[name]) !== then[name]);
    if (changedSince.length === 0) {
      form.reset(saved);
      return false;
    }
    // A field that has changed is not written, so that the caret stays where a person is typing.
    for (const name of names) {
      const isWritten = !changedSince.includes(name) && textOf(now[name]) !== textOf(saved[name]);
      if (isWritten) form.setValue(name, saved[name]);
    }
    form.reset(saved, { keepValues: true });
    return true;
  }

  return {
    ...form,
    id,
    save,
    send(sent, request = toRequest ? toRequest(sent) : (sent as never)) {
      // What stands in the fields: the schema may have trimmed what it passed on.
      const then = textsOf(form.getValues());
      save?.mutate(request, {
        onSuccess(result) {
          const isChangedSince = settle(then, savedValues?.(sent, result, request) ?? sent, NO_NAMES);
          if (!isChangedSince) onSaved?.(result, request);
        },
      });
    },
    accept: (sent, saved, unsaved = NO_NAMES) => settle(textsOf(sent), saved, unsaved),
    replaceValues: (next) => form.reset(next, { keepDefaultValues: true }),
    discard: () => form.reset(),
    label,
    labels,
    changed,
    secrets,
    mode,
    // Complete, because the form is created with all values and reset to all values.
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

/** The values of fields as texts, to compare them later: react-hook-form changes nested values in place. */
type Texts = Readonly<Record<string, string>>;

const textsOf = (values: FieldValues): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );

function withoutHiddenCharacters<Values>(schema: z.ZodMiniType<Values, Values>) {
  return schema.check(({ value, issues }) => {
    for (const [path, message] of hiddenCharacters(value)) issues.push({ code: 'custom', input: value, path, message });
  });
}

/** `dirtyFields` has the shape of the values, with true for a changed value at any depth. */
function isChanged(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true;
  return Object.values(dirty).some(isChanged);
}
