import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** A newcomer's first day; a test plays these. */
export const PLAYED = ['docs/add-a-screen.md', 'docs/change-a-record.md', 'docs/add-an-area.md'];

export function blocksOf(document: string): { language: string; text: string }[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  return [...markdown.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

export const nightlyBlocks = (document: string): string[] =>
  blocksOf(document).flatMap(({ language, text }) => (language === 'sh nightly' ? text : []));
