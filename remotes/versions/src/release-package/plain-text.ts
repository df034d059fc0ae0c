export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] };

const POINT = /^\s*[-*•]\s+/;

/** Lines with `- ` are lists; markup is text. */
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

export interface TextRun {
  text: string;
  kind: 'text' | 'link' | 'checksum';
}

/** Addresses, and checksums from SHA-1 to SHA-512. */
const SPECIAL = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]|\b[\da-fA-F]{40,128}\b)/u;

export function textRuns(text: string): TextRun[] {
  const parts = text.split(SPECIAL).map((part, index): TextRun => {
    if (index % 2 === 0) return { text: part, kind: 'text' };
    return { text: part, kind: part.startsWith('https:') ? 'link' : 'checksum' };
  });
  return parts.filter((part) => part.text !== '');
}

/** Every second part matches, ignoring case. */
export function splitAtMatches(text: string, query: string): string[] {
  if (query === '') return [text];
  const literal = query.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.split(new RegExp(`(${literal})`, 'giu'));
}
