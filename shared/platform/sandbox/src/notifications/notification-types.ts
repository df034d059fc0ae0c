import type { customerNotifications } from '@console/api';

type PlaceHolder = customerNotifications.NotificationPlaceHolder;
type Field = PlaceHolder['targetField'];

export const INVITATION = 1;
export const ACCOUNT_APPROVED = 2;

/** A placeholder for one or both fields; `required` applies to the body only. */
function placeHolder(name: string, description: string, { required = false, fields = ['body'] as Field[] } = {}) {
  return fields.map((targetField) => ({
    placeHolder: `{{${name}}}`,
    description,
    required: required && targetField === 'body',
    targetField,
  }));
}

const BOTH: Field[] = ['subject', 'body'];
const companyName = placeHolder('companyName', 'Name of your company', { fields: BOTH });
const recipientName = placeHolder('recipientName', 'Name of whoever gets the mail');
const documentName = placeHolder('documentName', 'Title of the document', { fields: BOTH });
const documentLink = (does: string) => placeHolder('documentLink', `Address of the page ${does}`, { required: true });

/** The mails for which a company can write templates. The sandbox itself sends the first two. */
export const notificationTypes: customerNotifications.NotificationType[] = [
  {
    notificationTemplateTypeId: INVITATION,
    displayName: 'Invitation of a user',
    notificationPlaceHolders: [
      ...companyName,
      ...placeHolder('inviterName', 'Name of whoever invites', { fields: BOTH }),
      ...placeHolder('roleName', 'Role of the new user'),
      ...placeHolder('invitationLink', 'Address where the invitation is accepted', { required: true }),
    ],
  },
  {
    notificationTemplateTypeId: ACCOUNT_APPROVED,
    displayName: 'Account approved',
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...placeHolder('consoleLink', 'Address of the console', { required: true }),
    ],
  },
  {
    notificationTemplateTypeId: 3,
    displayName: 'Document to sign',
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('dueDate', 'Last day to sign', { fields: BOTH }),
      ...documentLink('where it is signed'),
    ],
  },
  {
    notificationTemplateTypeId: 4,
    displayName: 'Reminder to sign',
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('dueDate', 'Last day to sign', { fields: BOTH, required: true }),
      ...documentLink('where it is signed'),
    ],
  },
  {
    notificationTemplateTypeId: 5,
    displayName: 'Document signed',
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('signedBy', 'Names of all who have signed'),
      ...documentLink('where it can be read'),
    ],
  },
  {
    notificationTemplateTypeId: 6,
    displayName: 'Document in the archive',
    notificationPlaceHolders: [
      ...companyName,
      ...recipientName,
      ...documentName,
      ...placeHolder('folderName', 'Folder of the archive'),
      ...documentLink('where it can be read'),
    ],
  },
];
