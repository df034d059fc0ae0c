import { isEmail, mailboxOf } from '@console/schema/emails';

/** Lists keep the order of typing. */
export interface InvitePreview {
  sent: readonly string[];
  /** Addresses for whom no licence is left. */
  unlicensed: readonly string[];
  invalid: readonly string[];
  alreadyUsers: readonly string[];
  alreadyInvited: readonly string[];
  /** C152: the row names an unknown role or group. */
  unclear: readonly string[];
}

interface Known {
  userEmails: Iterable<string>;
  invitedEmails: Iterable<string>;
  /** Undefined means unknown or unlimited. */
  licencesLeft: number | undefined;
  isUnclear: (email: string) => boolean;
}

/** Advises from cached data; the server decides. */
export function previewInvites(emails: readonly string[], team: Known): InvitePreview {
  const users = mailboxes(team.userEmails);
  const invited = mailboxes(team.invitedEmails);
  const isUser = (email: string) => users.has(mailboxOf(email));
  const isInvited = (email: string) => invited.has(mailboxOf(email));
  const [valid, invalid] = split(emails, isEmail);
  const [alreadyUsers, otherEmails] = split(valid, isUser);
  const [alreadyInvited, news] = split(otherEmails, isInvited);
  const [unclear, good] = split(news, team.isUnclear);
  const places = team.licencesLeft ?? good.length;
  const [sentEmails, unlicensed] = [good.slice(0, places), good.slice(places)];
  return { sent: sentEmails, unlicensed, invalid, alreadyUsers, alreadyInvited, unclear };
}

function split(emails: readonly string[], fits: (email: string) => boolean): [string[], string[]] {
  return [emails.filter(fits), emails.filter((email) => !fits(email))];
}

const mailboxes = (emails: Iterable<string>) => new Set(Array.from(emails, mailboxOf));
