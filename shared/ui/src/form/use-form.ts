import { useLocation } from '@console/router';
import { hiddenCharacters, type z } from '@console/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { dropDraft } from '../unsaved/drafts';
import { type LeaveQuestion, placeOf } from '../unsaved/open-forms';
import { type FormDraft, useDraft } from '../unsaved/use-draft';
import { type ConnectSave, useOpenForm } from '../unsaved/use-leave-question';
import { persistedValues, usePersistedValues } from '../unsaved/use-persisted-values';
import { fieldErrorsOf, SERVER } from './field-errors';
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

type Shown = 'id' | 'label' | 'schema' | 'labels' | 'mode' | 'secrets';

export interface Form<Values extends FieldValues, Request = never>
  extends UseFormReturn<Values, unknown, Values>,
    Required<Pick<FormOptions<Values, Request, unknown>, Shown>> {
  save: FormSave | undefined;
  send(values: Values, request?: Request): void;
  /** Makes saved values the basis. Fields changed since, or in `unsaved`, stay changed: true if any. */
  accept: (sent: Values, saved: Values, unsaved?: readonly string[]) => boolean;
  changed: readonly string[];
  /** Shows errors of an `ApiError`; `names` has form fields by the server's names. */
  showFieldErrors: (error: unknown, names?: Readonly<Record<string, keyof Values & string>>) => void;
  draft: FormDraft | undefined;
  connectSave: ConnectSave;
  forget: () => void;
}

/** react-hook-form with zod schema, save, leave guard and drafts. */
export function useForm<Values extends FieldValues, Request = Values, Result = unknown>(
  options: FormOptions<Values, Request, Result>,
): Form<Values, Request> {
  const { id, label, labels, describe, secrets = NO_NAMES, keyParams = NO_NAMES, persist = false } = options;
  const { leaveQuestion, mode = 'onSubmit', save, toRequest, savedValues, onSaved } = options;
  const place = placeOf(useLocation(), keyParams);
  const schema = useMemo(() => withoutHiddenCharacters(options.schema), [options.schema]);
  const [values] = useState(() => (persist ? persistedValues(id, place, options.values) : options.values));
  const form = useHookForm<Values, unknown, Values>({
    resolver: useMemo(() => zodResolver(schema), [schema]),
    defaultValues: values as DefaultValues<Values>,
    mode,
    reValidateMode: 'onChange',
    // react-hook-form cannot focus a group of choices; `useFormSubmit` does.
    shouldFocusError: false,
  });
  const changed = Object.entries(form.formState.dirtyFields).flatMap(([name, dirty]) => (isChanged(dirty) ? name : []));
  const isHolding = changed.length > 0 && !persist;

  const draft = useDraft(form, { id, place, labels, describe, isOffered: !persist });
  const isSecret = (name: string) => (secrets as readonly string[]).includes(name);
  const connectSave = useOpenForm({
    id,
    label,
    place,
    keyParams,
    question: leaveQuestion,
    isUnsaved: isHolding || draft !== undefined,
    isHolding,
    changes: () => ({
      values: Object.fromEntries(
        changed.flatMap((name) => (isSecret(name) ? [] : [[name, form.getValues(name as Path<Values>)]])),
      ),
      secrets: changed.filter(isSecret),
    }),
  });
  usePersistedValues(form, { id, place, label, secrets, persist });

  function settle(sentTexts: Texts, saved: Values, unsaved: readonly string[]): boolean {
    const now = { ...form.getValues() };
    const names = Object.keys(saved) as Path<Values>[];
    const changedSince = names.filter((name) => unsaved.includes(name) || textOf(now[name]) !== sentTexts[name]);
    form.reset(saved);
    for (const name of changedSince) form.setValue(name, now[name], { shouldDirty: true });
    return changedSince.length > 0;
  }

  return {
    ...form,
    id,
    label,
    schema,
    labels,
    mode,
    secrets,
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
    changed,
    showFieldErrors(error, names = {}) {
      for (const [name, message] of fieldErrorsOf(error, labels, names)) {
        form.setError(name as Path<Values>, { type: SERVER, message });
      }
    },
    draft,
    connectSave,
    forget: () => dropDraft(id, place),
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
