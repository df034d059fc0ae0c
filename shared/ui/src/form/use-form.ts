import { useLocation } from '@console/router';
import { hiddenCharacters, type z } from '@console/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import {
  type LeaveQuestion,
  noteSave,
  notifyForms,
  type OpenForm,
  placeOf,
  registerForm,
  type SaveState,
} from '../unsaved/open-forms';
import { type FormDraft, useDraft } from '../unsaved/use-draft';
import { usePersistedValues } from '../unsaved/use-persisted-values';
import { type FormIssue, fieldErrorsOf, issuesOf, SERVER } from './field-errors';
import { longestOf } from './text-length';
import type { FormSave, Save } from './use-save';

interface FormOptions<Values extends FieldValues, Request, Result> {
  /** Constant, such as `edit-user`; part of the draft's key. */
  id: string;
  /** 'Edit User'. */
  label: string;
  schema: z.ZodMiniType<Values, Values>;
  /**
   * After the first submit, or with `onTouched` the first blur; `PageForm` then lists missing fields and blocks its
   * button.
   */
  mode?: 'onSubmit' | 'onTouched';
  /** Complete, without null; fixed while mounted, so load first. */
  values: Values;
  save?: Save<Request, Result>;
  /** Default: the values. */
  toRequest?: (values: Values) => Request;
  /** Default: the sent values. */
  savedValues?: (sent: Values, result: Result, request: Request) => Values;
  /** Not called if a field changed since sending. */
  onSaved?: (result: Result, request: Request) => void;
  /** People read these labels, in drafts too. */
  labels: Record<keyof Values & string, string>;
  describe?: { [Name in keyof Values & string]?: (value: Values[Name]) => string };
  secrets?: readonly (keyof Values & string)[];
  leaveQuestion?: LeaveQuestion;
  /** Identify the record beside the path: a change leaves the form. */
  keyParams?: readonly string[];
  /** Stores values in this tab, such as a wizard's: leaving does not ask. Call `forget` after sending. */
  persist?: boolean;
}

const NO_NAMES: readonly never[] = [];

export interface Form<Values extends FieldValues, Request = never>
  extends Omit<UseFormReturn<Values, unknown, Values>, 'reset'> {
  id: string;
  save: FormSave | undefined;
  send(values: Values, request?: Request): void;
  /** Makes saved values the basis. Fields changed since, or in `unsaved`, stay changed: true if any. */
  accept: (sent: Values, saved: Values, unsaved?: readonly string[]) => boolean;
  label: string;
  labels: Record<keyof Values & string, string>;
  changed: readonly string[];
  secrets: readonly (keyof Values & string)[];
  mode: 'onSubmit' | 'onTouched';
  /** Values as loaded or last saved. */
  initial: Values;
  issuesOf: (values: Values) => readonly FormIssue[];
  /** Focuses the first error; true = all valid. */
  checkFields: (names: readonly string[]) => boolean;
  /** Shows errors of an `ApiError`; `names` has form fields by the server's names. */
  showFieldErrors: (error: unknown, names?: Readonly<Record<string, keyof Values & string>>) => void;
  longestOf: (name: string) => number | undefined;
  draft?: FormDraft | undefined;
  /** Leaving asks while the save is pending, not after success. @returns disconnects */
  connectSave: (save: SaveState) => () => void;
  replaceValues: (values: Values) => void;
  discard: () => void;
  forget: () => void;
}

/** react-hook-form with zod schema, save, leave guard and drafts. */
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
    // react-hook-form cannot focus a group of choices; `useFormSubmit` does.
    shouldFocusError: false,
  });
  const changed = Object.entries(form.formState.dirtyFields).flatMap(([name, dirty]) => (isChanged(dirty) ? name : []));
  const isHolding = changed.length > 0 && !persist;

  const draft = useDraft(form, { id, place, labels, describe, isOffered: !persist });
  const isUnsaved = isHolding || draft !== undefined;

  const open = useRef<OpenForm>({ id, label, place });
  useLayoutEffect(() => {
    const isSecret = (name: string) => (secrets as readonly string[]).includes(name);
    const changes = () => ({
      values: Object.fromEntries(
        changed.flatMap((name) => (isSecret(name) ? [] : [[name, form.getValues(name as Path<Values>)]])),
      ),
      secrets: changed.filter(isSecret),
    });
    Object.assign(open.current, {
      id,
      label,
      place,
      keyParams,
      question: leaveQuestion,
      isUnsaved,
      isHolding,
      changes,
    });
  });
  useEffect(() => registerForm(open.current), []);
  const connectSave = useCallback((next: SaveState) => {
    open.current.save = next;
    noteSave(next, 'shown');
    return () => {
      open.current.save = undefined;
      noteSave(next, 'hidden');
    };
  }, []);
  useEffect(notifyForms, [isHolding, isUnsaved]);
  useEffect(() => persistFrom(form.subscribe), [persistFrom, form.subscribe]);

  const issues = (now: Values) => issuesOf(rules, now, labels);

  function settle(sentTexts: Texts, saved: Values, unsaved: readonly string[]): boolean {
    const now = form.getValues();
    const names = Object.keys(saved) as Path<Values>[];
    const changedSince = names.filter((name) => unsaved.includes(name) || textOf(now[name]) !== sentTexts[name]);
    if (changedSince.length === 0) {
      form.reset(saved);
      return false;
    }
    // An unwritten field keeps the caret.
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
      // The schema may have trimmed the sent values.
      const sentTexts = textsOf(form.getValues());
      save?.mutate(request, {
        onSuccess(result) {
          const isChangedSince = settle(sentTexts, savedValues?.(sent, result, request) ?? sent, NO_NAMES);
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
    // Created and reset with all values.
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
    connectSave,
    forget,
  };
}

/** Texts, because react-hook-form mutates nested values. */
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

/** True at any depth. */
function isChanged(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true;
  return Object.values(dirty).some(isChanged);
}
