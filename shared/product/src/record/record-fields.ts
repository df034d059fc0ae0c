import { t } from '@console/words';
/** The value of a field; undefined, null and '' are no value. */
export type FieldValue = string | number | boolean | null | undefined;

/** One field of a record, with its label and the text of its values. */
export interface RecordField<Name extends string = string> {
  name: Name;
  label: string;
  /** The text of a value; by default the value itself. Not called without a value. */
  words?: (value: FieldValue) => string;
  /** The value is never shown: version, history and difference only say that one is stored. */
  isSecret?: boolean;
}

/** The texts of one field before and after a change; '' where there was no value. */
export interface FieldChange {
  property: string;
  before: string;
  after: string;
}

/** The fields of one kind of record, in the order in which screens show them. */
export interface RecordFields<Name extends string = string> {
  list: readonly RecordField<Name>[];
  labels: Record<Name, string>;
  /** The label of a field; for a name that is not in the list, the platform's name. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: FieldValue) => string;
  /** The change of one field whose two values are given, such as an entry of the history. */
  changeOf: (name: string, before: FieldValue, after: FieldValue) => FieldChange;
  /** The fields that differ between two versions; without an earlier version, all fields of the later one. */
  changesBetween: (
    before: Partial<Record<Name, FieldValue>> | undefined,
    after: Record<Name, FieldValue>,
  ) => FieldChange[];
}

/** Defines the fields of one kind of record once, for its panel, history, comparison and review. */
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
