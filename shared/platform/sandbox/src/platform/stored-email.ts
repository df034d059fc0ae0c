import { domainToUnicode } from 'node:url';
import { isEmail, mailboxOf } from '@console/schema/emails';

/** The one form in which an address is stored and looked up; its domain is readable. */
export function storedEmail(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@') + 1;
  return isEmail(mailbox) ? mailbox.slice(0, at) + domainToUnicode(mailbox.slice(at)) : mailbox;
}
