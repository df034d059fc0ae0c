import { isEmail } from '@console/ui/form';

/** What sending would do with each address; in the order in which they were typed. */
export interface InvitePreview {
  /** Invited now. */
  sent: readonly string[];
  /** Nothing wrong with them but that the licences are used up before. */
  unlicensed: readonly string[];
  invalid: readonly string[];
  alreadyUsers: readonly string[];
  alreadyInvited: readonly string[];
}

interface Known {
  userEmails: Iterable<string>;
  /** Of pending invites. */
  invitedEmails: Iterable<string>;
  /** Undefined where it is not known, or not limited: then the server decides. */
  licencesLeft: number | undefined;
}

/** Advice from what the console knows by now: the server has the last word on each address. */
export function previewInvites(emails: readonly string[], known: Known): InvitePreview {
  const users = lowerCased(known.userEmails);
  const invited = lowerCased(known.invitedEmails);
  const isUser = (email: string) => users.has(email.toLowerCase());
  const isInvited = (email: string) => invited.has(email.toLowerCase());
  const [valid, invalid] = split(emails, isEmail);
  const [alreadyUsers, others] = split(valid, isUser);
  const [alreadyInvited, good] = split(others, isInvited);
  const places = known.licencesLeft ?? good.length;
  return { sent: good.slice(0, places), unlicensed: good.slice(places), invalid, alreadyUsers, alreadyInvited };
}

/** Those that fit, and the others. */
function split(emails: readonly string[], fits: (email: string) => boolean): [string[], string[]] {
  return [emails.filter(fits), emails.filter((email) => !fits(email))];
}

const lowerCased = (emails: Iterable<string>) => new Set(Array.from(emails, (email) => email.toLowerCase()));
