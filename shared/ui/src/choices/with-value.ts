export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** The options, plus the value itself if it is none of them, so that an earlier choice is still shown. */
export function withValue<Value extends string>(
  options: readonly Option<Value>[],
  value: Value,
): readonly Option<Value>[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [{ value, label: value }, ...options];
}
