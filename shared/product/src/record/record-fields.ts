/** What a field may hold; undefined and null are nothing. */
export type FieldValue = string | number | boolean | null | undefined;

/** One field of a record, as people see it. */
export interface RecordField<Name extends string = string> {
  name: Name;
  label: string;
  /** What it holds, in words; the value itself unless told. Not asked about nothing. */
  words?: (value: FieldValue) => string;
  /** Shown in no version, no history and no difference: only that there is one. */
  isSecret?: boolean;
}

/** One field before and after, in words; empty where there was nothing. */
export interface FieldChange {
  property: string;
  before: string;
  after: string;
}

/** The fields of one kind of record, in the order in which people read them. */
export interface RecordFields<Name extends string = string> {
  list: readonly RecordField<Name>[];
  labels: Record<Name, string>;
  /** A field that this console does not know keeps the platform's name for it. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: FieldValue) => string;
  /** One difference that somebody else has found, such as an entry of the history. */
  changeOf: (name: string, before: FieldValue, after: FieldValue) => FieldChange;
  /** What differs between two versions; all that the later one holds, where there was none before. */
  changesBetween: (
    before: Partial<Record<Name, FieldValue>> | undefined,
    after: Record<Name, FieldValue>,
  ) => FieldChange[];
}

/** The table from which panel, history, comparison and review of a record are drawn. */
export function defineFields<const Name extends string>(list: readonly RecordField<Name>[]): RecordFields<Name> {
  const byName = new Map<string, RecordField>(list.map((field) => [field.name, field]));

  const labelOf = (name: string) => byName.get(name)?.label ?? name;
  function wordsOf(name: string, value: FieldValue): string {
    if (isNothing(value)) return '';
    const field = byName.get(name);
    if (field?.isSecret) return 'Stored';
    return field?.words?.(value) ?? String(value);
  }
  function changeOf(name: string, before: FieldValue, after: FieldValue): FieldChange {
    const isNewSecret = byName.get(name)?.isSecret && !isNothing(after);
    return {
      property: labelOf(name),
      before: wordsOf(name, before),
      after: isNewSecret ? 'New value, not shown' : wordsOf(name, after),
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
