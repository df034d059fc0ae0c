import { domainToUnicode } from 'node:url';
import { isEmail, mailboxOf } from '@console/schema/emails';

/** C187 */
export function storedEmail(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@') + 1;
  return isEmail(mailbox) ? mailbox.slice(0, at) + domainToUnicode(mailbox.slice(at)) : mailbox;
}
