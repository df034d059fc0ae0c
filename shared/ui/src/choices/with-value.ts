export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** The options, and the value itself where it is none of them: what was once chosen is shown, and kept until changed. */
export function withValue<Value extends string>(
  options: readonly Option<Value>[],
  value: Value,
): readonly Option<Value>[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [{ value, label: value }, ...options];
}
