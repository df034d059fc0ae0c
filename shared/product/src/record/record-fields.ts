import { t } from '@console/words';
/** Undefined, null and '' are no value. */
export type FieldValue = string | number | boolean | null | undefined;

interface RecordField<Name extends string = string> {
  name: Name;
  label: string;
  /** Default: the value. Called with a value only. */
  words?: (value: FieldValue) => string;
  /** Shows only whether a secret is stored. */
  isSecret?: boolean;
}

/** '' = no value. */
export interface FieldChange {
  property: string;
  before: string;
  after: string;
}

/** Order: the screen's. */
export interface RecordFields<Name extends string = string> {
  list: readonly RecordField<Name>[];
  labels: Record<Name, string>;
  /** Returns the platform's name for unknown fields. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: FieldValue) => string;
  changeOf: (name: string, before: FieldValue, after: FieldValue) => FieldChange;
  /** Returns all fields without `before`. */
  changesBetween: (
    before: Partial<Record<Name, FieldValue>> | undefined,
    after: Record<Name, FieldValue>,
  ) => FieldChange[];
}

export function defineFields<const Name extends string>(list: readonly RecordField<Name>[]): RecordFields<Name> {
  const byName = new Map<string, RecordField>(list.map((field) => [field.name, field]));

  const labelOf = (name: string) => byName.get(name)?.label ?? name;
  function wordsOf(name: string, value: FieldValue): string {
    if (isNothing(value)) return '';
    const field = byName.get(name);
    if (field?.isSecret) return t('Stored');
    return field?.words?.(value) ?? String(value);
  }
  function changeOf(name: string, before: FieldValue, after: FieldValue): FieldChange {
    const isNewSecret = byName.get(name)?.isSecret && !isNothing(after);
    return {
      property: labelOf(name),
      before: wordsOf(name, before),
      after: isNewSecret ? t('New value, not shown') : wordsOf(name, after),
    };
  }
  return {
    list,
    labels: Object.fromEntries(list.map(({ name, label }) => [name, label])) as Record<Name, string>,
    labelOf,
    wordsOf,
    changeOf,
    changesBetween: (before, after) =>
      list
        .filter(({ name }) => before?.[name] !== after[name])
        .map(({ name }) => changeOf(name, before?.[name], after[name])),
  };
}

const isNothing = (value: FieldValue) => value === null || value === undefined || value === '';
