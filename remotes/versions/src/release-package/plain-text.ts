/** A part of a plain text: a paragraph or a list. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] };

const POINT = /^\s*[-*•]\s+/;

/** Splits a text into paragraphs and lists of the lines that begin with `- `. Markup is not interpreted. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line.trim() !== '';
    if (!isOpen) continue;
    if (POINT.test(line)) {
      const point = line.replace(POINT, '');
      if (last?.kind === 'list') last.points.push(point);
      else blocks.push({ kind: 'list', points: [point] });
    } else if (last?.kind === 'paragraph') {
      last.text += `\n${line.trim()}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}

/** A part of a line: text, or an https address. */
export interface TextRun {
  text: string;
  isLink: boolean;
}

// Only https, and without the punctuation of the sentence around it.
const LINK = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/u;

export function textRuns(text: string): TextRun[] {
  const parts = text.split(LINK).map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

/** Splits a text at the matches of `query`, ignoring case: every second part is a match. */
export function splitAtMatches(text: string, query: string): string[] {
  if (query === '') return [text];
  const literal = query.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.split(new RegExp(`(${literal})`, 'giu'));
}
