import { t } from '@console/words';
/** Undefined, null and '' are no value. */
export type FieldValue = string | number | boolean | null | undefined;

export interface RecordField<Name extends string = string> {
  name: Name;
  label: string;
  /** Default: the value. Called with a value only. */
  words?: (value: FieldValue) => string;
  /** Never shown, only whether stored. */
  isSecret?: boolean;
}

/** '' = no value. */
export interface FieldChange {
  property: string;
  before: string;
  after: string;
}

/** In screen order. */
export interface RecordFields<Name extends string = string> {
  list: readonly RecordField<Name>[];
  labels: Record<Name, string>;
  /** Else the platform's name. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: FieldValue) => string;
  /** For given values. */
  changeOf: (name: string, before: FieldValue, after: FieldValue) => FieldChange;
  /** Without `before`, all fields. */
  changesBetween: (
    before: Partial<Record<Name, FieldValue>> | undefined,
    after: Record<Name, FieldValue>,
  ) => FieldChange[];
}

/** For panel, history, comparison and review. */
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
