/** Loose: catches slips; the server decides. */
const EMAIL = /^[^\s@,;<>"()]+@(?:[^\s@,;<>"().]+\.)+[^\s@,;<>"().]{2,}$/u;

export const isEmail = (text: string) => EMAIL.test(text);

/** `'"Nordmann, Kari" <kari@x.no>; ola@x.no'` → two addresses, without duplicates, any separator. */
export function splitEmails(text: string): string[] {
  const bare = text.replace(/"[^"]*"/g, ' ').replace(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ');
  const parts = bare.split(/[\s,;]+/u).map((part) => part.replace(/^mailto:/i, ''));
  return unique(parts.filter(Boolean));
}

/** Ignores case; the first spelling stays. */
export function unique(emails: readonly string[]): string[] {
  const seen = new Set<string>();
  return emails.filter((email) => {
    const key = email.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
