import type { customerNotifications } from '@console/api';
import { translated } from '@console/words';
import { later } from '@console/words/later';

type PlaceHolder = customerNotifications.NotificationPlaceHolder;
type Field = PlaceHolder['targetField'];

export const INVITATION = 1;
export const ACCOUNT_APPROVED = 2;

/** `required` concerns the body only. */
function placeHolder(name: string, description: string, { required = false, fields = ['body'] as Field[] } = {}) {
  return fields.map((targetField) => ({
    placeHolder: `{{${name}}}`,
    description,
    required: required && targetField === 'body',
    targetField,
  }));
}

const BOTH: Field[] = ['subject', 'body'];
const companyName = placeHolder('companyName', later('Name of your company'), { fields: BOTH });
const recipientName = placeHolder('recipientName', later('Name of the recipient'));
const documentName = placeHolder('documentName', later('Title of the document'), { fields: BOTH });
const documentLink = (description: string) => placeHolder('documentLink', description, { required: true });

type Type = customerNotifications.NotificationType;

const typeOf = (notificationTemplateTypeId: number, displayName: string, ...placeHolders: PlaceHolder[][]): Type => ({
  notificationTemplateTypeId,
  displayName,
  notificationPlaceHolders: [companyName, ...placeHolders].flat(),
});
const documentType = (id: number, displayName: string, ...placeHolders: PlaceHolder[][]): Type =>
  typeOf(id, displayName, recipientName, documentName, ...placeHolders);

const [toSign, toRead] = [
  documentLink(later('Link to the page for signing the document')),
  documentLink(later('Link to the page for reading the document')),
];
const dueDate = (required: boolean) => placeHolder('dueDate', later('Last day to sign'), { fields: BOTH, required });

/** The sandbox sends the first two. */
export const notificationTypes: Type[] = [
  typeOf(
    INVITATION,
    later('User invitation'),
    placeHolder('inviterName', later('Name of the person who sent the invitation'), { fields: BOTH }),
    placeHolder('roleName', later('Role of the new user')),
    placeHolder('invitationLink', later('Link for accepting the invitation'), { required: true }),
  ),
  typeOf(
    ACCOUNT_APPROVED,
    later('Account approved'),
    recipientName,
    placeHolder('consoleLink', later('Link to the console'), { required: true }),
  ),
  documentType(3, later('Document to sign'), dueDate(false), toSign),
  documentType(4, later('Reminder to sign'), dueDate(true), toSign),
  documentType(5, later('Document signed'), placeHolder('signedBy', later('Names of everyone who has signed')), toRead),
  documentType(6, later('Document archived'), placeHolder('folderName', later('Archive folder')), toRead),
];

export function typeInWords(type: Type): Type {
  return {
    ...type,
    displayName: translated(type.displayName),
    notificationPlaceHolders: type.notificationPlaceHolders.map((each) => ({
      ...each,
      description: translated(each.description),
    })),
  };
}
