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

/** The sandbox sends the first two. */
export const notificationTypes: customerNotifications.NotificationType[] = [
  {
    notificationTemplateTypeId: INVITATION,
    displayName: later('User invitation'),
    notificationPlaceHolders: [
      ...companyName,
      ...placeHolder('inviterName', later('Name of the person who sent the invitation'), { fields: BOTH }),
      ...placeHolder('roleName', later('Role of the new user')),
      ...placeHolder('invitationLink', later('Link for accepting the invitation'), { required: true }),
    ],
  },
  {
    notificationTemplateTypeId: ACCOUNT_APPROVED,
    displayName: later('Account approved'),
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...placeHolder('consoleLink', later('Link to the console'), { required: true }),
    ],
  },
  {
    notificationTemplateTypeId: 3,
    displayName: later('Document to sign'),
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('dueDate', later('Last day to sign'), { fields: BOTH }),
      ...documentLink(later('Link to the page for signing the document')),
    ],
  },
  {
    notificationTemplateTypeId: 4,
    displayName: later('Reminder to sign'),
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('dueDate', later('Last day to sign'), { fields: BOTH, required: true }),
      ...documentLink(later('Link to the page for signing the document')),
    ],
  },
  {
    notificationTemplateTypeId: 5,
    displayName: later('Document signed'),
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('signedBy', later('Names of everyone who has signed')),
      ...documentLink(later('Link to the page for reading the document')),
    ],
  },
  {
    notificationTemplateTypeId: 6,
    displayName: later('Document archived'),
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('folderName', later('Archive folder')),
      ...documentLink(later('Link to the page for reading the document')),
    ],
  },
];

export function typeInWords(type: customerNotifications.NotificationType): customerNotifications.NotificationType {
  return {
    ...type,
    displayName: translated(type.displayName),
    notificationPlaceHolders: type.notificationPlaceHolders.map((each) => ({
      ...each,
      description: translated(each.description),
    })),
  };
}
