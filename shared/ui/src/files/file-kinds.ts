import { formatDecimal, language, t } from '@console/words';
import { readBytes } from './read-file';

interface FileKind {
  /** Lower case, no dot; messages name the first. */
  extensions: readonly [string, ...string[]];
  /** Absent = no signature (text, SVG). */
  hasContents?: (head: Uint8Array) => boolean;
}

export const fileKinds = {
  /** A DER or BER sequence that begins with version 3. */
  pfx: { extensions: ['pfx'], hasContents: isPfx },
  pdf: { extensions: ['pdf'], hasContents: startsWith('%PDF-') },
  png: { extensions: ['png'], hasContents: startsWith('\x89PNG\r\n\x1a\n') },
  jpeg: { extensions: ['jpg', 'jpeg'], hasContents: startsWith('\xff\xd8\xff') },
  gif: { extensions: ['gif'], hasContents: startsWith('GIF8') },
  webp: {
    extensions: ['webp'],
    hasContents: (head) => startsWith('RIFF')(head) && startsWith('WEBP')(head.subarray(8)),
  },
  xml: { extensions: ['xml'] },
  csv: { extensions: ['csv'] },
  /** Tabs between the cells. */
  tsv: { extensions: ['tsv', 'tab', 'txt'] },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

const HEAD = 16;

/** Returns the part after the last dot; empty without a dot (C88). */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/u.exec(name)?.[1] ?? '';
}

/** `.jpg,.jpeg` */
export function acceptOf(kinds: readonly FileKindName[]): string {
  return kinds.flatMap((kind) => fileKinds[kind].extensions.map((extension) => `.${extension}`)).join(',');
}

/** '.png, .jpg or .gif' */
function nameOf(kinds: readonly FileKindName[]): string {
  const names = kinds.map((kind) => `.${fileKinds[kind].extensions[0]}`);
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names).replace(', or ', ' or ');
}

export const readHead = (file: Blob) => readBytes(file.slice(0, HEAD));

/** Knows kinds with a signature only. */
export function kindOfContents(head: Uint8Array, kinds: readonly FileKindName[]): FileKindName | undefined {
  return kinds.find((name) => (fileKinds[name] as FileKind).hasContents?.(head));
}

/** Checks name and contents; undefined means accepted. */
export async function kindProblem(
  file: File,
  kinds: readonly FileKindName[],
  {
    wrongKindText = () => t('Choose a {kinds} file', { kinds: nameOf(kinds) }),
    unreadableText = t('Couldn’t read the file'),
  }: { wrongKindText?: (extension: string) => string; unreadableText?: string },
): Promise<string | undefined> {
  const ending = extensionOf(file.name);
  const extension = ending.toLowerCase();
  const kind = kinds.find((name) => (fileKinds[name].extensions as readonly string[]).includes(extension));
  if (!kind) return wrongKindText(ending);
  const { hasContents }: FileKind = fileKinds[kind];
  if (file.size === 0) return t('The file is empty');
  if (!hasContents) return undefined;
  try {
    return hasContents(await readHead(file))
      ? undefined
      : t('This isn’t a valid {kind} file, even though it has that file extension', { kind: nameOf([kind]) });
  } catch {
    return unreadableText;
  }
}

function startsWith(text: string): (head: Uint8Array) => boolean {
  return (head) => Array.from(text).every((letter, at) => head[at] === letter.charCodeAt(0));
}

/** SEQUENCE, a length of up to five bytes, INTEGER 3. */
function isPfx(head: Uint8Array): boolean {
  const [tag, length = 0] = head;
  const at = length > 0x80 ? 2 + (length & 0x7f) : 2;
  return tag === 0x30 && head[at] === 0x02 && head[at + 1] === 0x01 && head[at + 2] === 0x03;
}

/** '1.2 MB', in Swedish and Norwegian '1,2 MB'; multiples of 1,000. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [value, unit] = bytes < 1_000_000 ? [Math.round(bytes / 1_000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${formatDecimal(Math.round(value * 10) / 10)} ${unit}`;
}
