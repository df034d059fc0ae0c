import { Parser } from 'htmlparser2';

export interface MailPart {
  kind: 'open' | 'close' | 'text';
  /** The tag; for a text, the enclosing tag. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Mail programs show it: outside of the head, not hidden. */
  isDrawn: boolean;
}

const words = (list: string) => new Set(list.split(' '));
const CODE = words('script style');
const NOT_DRAWN = words(
  'applet audio canvas embed frame frameset head iframe link math meta noscript object script select style svg ' +
    'template textarea title video',
);
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Without comments and the content of styles and scripts. */
export function partsOfMail(html: string): MailPart[] {
  const parts: MailPart[] = [];
  const open: MailPart[] = [{ kind: 'open', name: '', attributes: {}, text: '', isDrawn: true }];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden = NOT_DRAWN.has(name) || 'hidden' in attributes || HIDDEN.test(attributes.style ?? '');
      const isDrawn = open.at(-1)?.isDrawn === true && !isHidden;
      const tag: MailPart = { kind: 'open', name, attributes, text: '', isDrawn };
      parts.push(tag);
      open.push(tag);
    },
    ontext(text) {
      const { name = '', isDrawn = true } = open.at(-1) ?? {};
      const lastPart = parts.at(-1);
      if (CODE.has(name)) return;
      // The parser cuts a text at each entity.
      if (lastPart?.kind === 'text') lastPart.text += text;
      else parts.push({ kind: 'text', name, attributes: {}, text, isDrawn });
    },
    onclosetag() {
      const tag = open.length > 1 ? open.pop() : undefined;
      if (tag) parts.push({ ...tag, kind: 'close' });
    },
  });
  parser.end(html);
  return parts;
}

export const writtenIn = ({ kind, attributes, text }: MailPart): string[] =>
  kind === 'open' ? Object.values(attributes) : [text];

const BLOCK = words('blockquote center div dl h1 h2 h3 h4 h5 h6 li ol p pre table tr ul');

/** Puts each link's address below its label. */
export function textOfMail(html: string): string {
  let text = '';
  const labels: number[] = [];
  for (const part of partsOfMail(html)) {
    const { kind, name, attributes } = part;
    if (!part.isDrawn) continue;
    if (kind === 'text') text += part.text.replace(/\s+/g, ' ');
    else if (BLOCK.has(name)) text += '\n\n';
    else if (kind === 'open' && name === 'br') text += '\n';
    else if (kind === 'open' && name === 'img') text += attributes.alt ?? '';
    else if (kind === 'close' && name === 'td') text += ' ';
    else if (kind === 'open' && name === 'a') labels.push(text.length);
    else if (name === 'a') {
      const label = text.slice(labels.pop()).trim();
      const { href = '' } = attributes;
      if (label !== href && href !== '') text = `${text.trimEnd()}${label === '' ? ' ' : ':\n'}${href}`;
    }
  }
  return text
    .replace(/[ \u00A0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
