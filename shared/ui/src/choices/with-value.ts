export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  lang?: string | undefined;
}

/** Adds an unknown value, so that an earlier choice stays visible. */
export function withValue<Value extends string>(
  options: readonly Option<Value>[],
  value: Value,
): readonly Option<Value>[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [{ value, label: value }, ...options];
}
