import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `{{word}}` by name. */
export function fill(text: string, words: Record<string, string>): string {
  return text.replace(/\{\{([A-Za-z -]+)\}\}/g, (placeholder, name: string) => words[name] ?? placeholder);
}

export function fillTemplate(template: string, words: Record<string, string>): string {
  return fill(readFileSync(join(import.meta.dirname, template), 'utf8'), words);
}

export interface WrittenFile {
  path: string;
  content: string;
}

/** A file for each `….txt` of the template's folder, at the same place below `target`. */
export function filledFolder(template: string, target: string, words: Record<string, string>): WrittenFile[] {
  const names = readdirSync(join(import.meta.dirname, template), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      path: join(target, name.slice(0, -'.txt'.length)),
      content: fillTemplate(join(template, name), words),
    }));
}

/** @returns their paths */
export function writeFiles(files: readonly WrittenFile[]): string[] {
  for (const { path, content } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return files.map(({ path }) => path);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
