import { bare, withoutHidden } from './bare';

/** Catches slips of the hand only. */
const EMAIL = /^(?!\.)(?!.*\.[.@])[^\s\p{C}@,;:<>"“”„«»()[\]\\]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Case, composition and the notation of the domain make no difference. */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(bare(email).toLowerCase()) ?? [];
  const host = `http://${domain}`;
  return isEmail(email) && URL.canParse(host) ? `${local}@${new URL(host).hostname}` : bare(email).toLowerCase();
}

const QUOTED_NAME = /"[^"@<>]*"(?=\s*<)/g;
const AROUND = /^['"‘’“”„«»]+|(?:['"‘’“”„«»:!?]|(?<=@.+\.[^.]+)\.)+$/gu;

/**
 * Splits a pasted list: `'Nordmann, Kari <kari@x.no>; mailto:ola@x.no'`. No `@` gets lost. Text without an address is
 * returned too, except a name beside an address in `<>`.
 */
export function readEmails(text: string): string[] {
  const lines = withoutHidden(text)
    .normalize('NFKC')
    .replace(QUOTED_NAME, ' ')
    .split(/[;\r\n]+/);
  return lines.flatMap((line) => {
    const hasAngles = /<[^<>]*@[^<>]*>/.test(line);
    const parts = line.split(/[\s,()[\]<>{}|]+|[?&](?:to|cc|bcc|subject|body)=/iu).map(addressIn);
    return parts.filter((part) => part !== '' && (!hasAngles || part.includes('@')));
  });
}

function addressIn(part: string): string {
  const text = part.replace(AROUND, '');
  const [, labelled] = /^[^@]*:([^:]*@.*)$/.exec(text) ?? [];
  return (labelled ?? text).replace(AROUND, '');
}

/** The first spelling stays. */
export function uniqueEmails(emails: readonly string[]): string[] {
  const byMailbox = new Map<string, string>();
  for (const email of emails) {
    const mailbox = mailboxOf(email);
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, email);
  }
  return [...byMailbox.values()];
}
