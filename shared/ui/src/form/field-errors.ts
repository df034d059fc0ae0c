import { ApiError } from '@console/http';
import type { z } from '@console/schema';
import { sameName } from '@console/schema/names';
import type { FieldValues } from 'react-hook-form';

export interface FormIssue {
  name: string;
  /** 'Required'. */
  message: string;
  /** The save bar's label: `params.label` of the issue, else the field's label. */
  label: string;
}

/** Returns the first issue of each field, in the schema's order. */
export function issuesOf<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  values: Values,
  labels: Record<string, string>,
): FormIssue[] {
  const { error } = schema.safeParse(values);
  const issues = new Map<string, FormIssue>();
  for (const issue of error?.issues ?? []) {
    const name = issue.path.join('.');
    const label: unknown = issue.code === 'custom' ? issue.params?.label : undefined;
    if (issues.has(name)) continue;
    issues.set(name, {
      name,
      message: issue.message,
      label: typeof label === 'string' ? label : (labels[name] ?? name),
    });
  }
  return [...issues.values()];
}

export const SERVER = 'server';

export type FieldError = [name: string, message: string];

/**
 * Keys are form fields; the server's case may differ, and names may be unknown.
 * @param names form fields by the server's names
 */
export function fieldErrorsOf(
  error: unknown,
  labels: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fieldErrors).flatMap(([name, message]): FieldError[] => {
    const [head = '', ...within] = name.split('.');
    const field = names[head] ?? Object.keys(labels).find((each) => sameName(each, head));
    return field ? [[[field, ...within.map(lowerFirst)].join('.'), message]] : [];
  });
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
