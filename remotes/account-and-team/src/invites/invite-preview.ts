import { isEmail } from '@console/ui/form';

/** The addresses by what sending would do with them; each list is in the order of typing. */
export interface InvitePreview {
  sent: readonly string[];
  /** Valid addresses for which no licence is left. */
  unlicensed: readonly string[];
  invalid: readonly string[];
  alreadyUsers: readonly string[];
  alreadyInvited: readonly string[];
  /** Their row of a file names a role or group that the company does not have (C152). */
  unclear: readonly string[];
}

interface Known {
  userEmails: Iterable<string>;
  /** The addresses of pending invites. */
  invitedEmails: Iterable<string>;
  /** Undefined if unknown or unlimited: then the server decides. */
  licencesLeft: number | undefined;
  isUnclear: (email: string) => boolean;
}

/** Sorts the addresses by the cached data. This is advice: the server decides on each address. */
export function previewInvites(emails: readonly string[], known: Known): InvitePreview {
  const users = lowerCased(known.userEmails);
  const invited = lowerCased(known.invitedEmails);
  const isUser = (email: string) => users.has(email.toLowerCase());
  const isInvited = (email: string) => invited.has(email.toLowerCase());
  const [valid, invalid] = split(emails, isEmail);
  const [alreadyUsers, others] = split(valid, isUser);
  const [alreadyInvited, news] = split(others, isInvited);
  const [unclear, good] = split(news, known.isUnclear);
  const places = known.licencesLeft ?? good.length;
  const [sent, unlicensed] = [good.slice(0, places), good.slice(places)];
  return { sent, unlicensed, invalid, alreadyUsers, alreadyInvited, unclear };
}

/** Splits the addresses into those for which `fits` is true, and the others. */
function split(emails: readonly string[], fits: (email: string) => boolean): [string[], string[]] {
  return [emails.filter(fits), emails.filter((email) => !fits(email))];
}

const lowerCased = (emails: Iterable<string>) => new Set(Array.from(emails, (email) => email.toLowerCase()));
