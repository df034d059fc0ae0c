import {
  type AnswerOf,
  type AnyInput,
  type Call,
  type InputOf,
  type RecordVersion,
  type SendOptions,
  send,
  versionOf,
} from '@console/http';
import { useState } from 'react';
import { type Save, type SaveOptions, useSave } from './use-save';

/** Sends the record's version too. */
type Edit = <C extends Call & { readonly edits: Call }>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>;

interface EditOptions<Variables, Result> extends Omit<SaveOptions<Variables, Result>, 'mutationFn'> {
  mutationFn: (variables: Variables, edit: Edit, version: RecordVersion) => Promise<Result>;
}

/**
 * Saves an edit of `record`, a read's answer. The platform refuses the save if the record has changed since (SHRD-011).
 * The first answer counts, because later refetches do not reach the form.
 */
export function useEdit<Variables = void, Result = unknown>(
  record: object | 'new',
  { mutationFn, ...options }: EditOptions<Variables, Result>,
): Save<Variables, Result> {
  const [version] = useState(() => versionOf(record));
  const edit = (call: Call, input: AnyInput) => (send as Send)(call, input, { version });
  return useSave({ ...options, mutationFn: (variables) => mutationFn(variables, edit as Edit, version) });
}

type Send = (call: Call, input: AnyInput, options: SendOptions) => Promise<unknown>;
