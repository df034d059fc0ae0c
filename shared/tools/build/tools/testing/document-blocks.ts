import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** The documents of a newcomer's first day, whose `sh` and `diff` blocks a test plays. */
export const PLAYED = ['docs/add-a-screen.md', 'docs/add-an-area.md'];

interface Block {
  language: string;
  text: string;
}

/** The fenced blocks of a document, without the indentation of the list that they stand in. */
export function blocksOf(document: string): Block[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  return [...markdown.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
