import type { Style, StyleEngine } from './engine';

/**
 * Keys are property paths: values such as `gap: { base: '4', smDown: '2' }`. A later plain value replaces all, as in
 * Chakra.
 */
export type ByCondition = Map<string, Set<string>>;

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null;

export function collect(engine: StyleEngine, style: Style, into: ByCondition, path = ''): void {
  for (const [key, value] of Object.entries(style)) {
    if (!isStyle(value)) continue;
    const property = engine.propertyOf(key);
    if (property === undefined) collect(engine, value, into, `${path}${key}/`);
    else {
      const conditions = into.get(path + property) ?? new Set();
      for (const condition of Object.keys(value)) if (condition !== 'base') conditions.add(condition);
      into.set(path + property, conditions);
    }
  }
}

/** Repeats plain values for the conditions replaced. */
export function replacing(engine: StyleEngine, style: Style, replaced: ByCondition, path = ''): Style {
  if (replaced.size === 0) return style;
  const entries = Object.entries(style).map(([key, value]) => {
    const property = engine.propertyOf(key);
    if (isStyle(value))
      return [key, property === undefined ? replacing(engine, value, replaced, `${path}${key}/`) : value];
    const conditions = replaced.get(path + (property ?? key));
    if (!conditions) return [key, value];
    return [key, Object.fromEntries(['base', ...conditions].map((condition) => [condition, value]))];
  });
  return Object.fromEntries(entries) as Style;
}
