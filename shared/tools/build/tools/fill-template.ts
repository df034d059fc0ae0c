import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `{{word}}` by name. */
export function fill(text: string, words: Record<string, string>): string {
  return text.replace(/\{\{([A-Za-z -]+)\}\}/g, (placeholder, name: string) => words[name] ?? placeholder);
}

export function fillTemplate(template: string, words: Record<string, string>): string {
  return fill(readFileSync(join(import.meta.dirname, template), 'utf8'), words);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
