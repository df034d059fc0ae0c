import { get, post, put } from '@console/http';
import { z } from '@console/schema';
import { country } from './country';
import * as texts from './texts';
import { brandColors } from './white-label';

/* api/Customer (ACCT-049). Paths are chosen here (C21). */

export const address = z.object({
  streetName: z.string(),
  region: z.string(),
  city: z.string(),
  postalCode: z.string(),
});
export const contactPerson = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
/** Unspecified: product and number of users. */
export const license = z.object({ productCode: z.string(), userLimit: z.int() });
export const customer = z.object({
  name: z.string(),
  orgNumber: z.string(),
  country: z.nullable(country),
  currentPlan: z.nullable(z.object({ tierLevel: z.int() })),
  licenses: z.array(license),
  activeProducts: z.array(z.string()),
  billingAddress: z.nullable(address),
  visitingAddress: z.nullable(address),
  contactPerson: z.nullable(contactPerson),
  /** Unspecified. Null or absent = the platform's colours. */
  brandColors: z.nullish(brandColors),
});
const sentAddress = z.object({
  streetName: texts.line,
  region: texts.line,
  city: texts.line,
  postalCode: texts.line,
});
/** ACCT-046..ACCT-048. Null clears. */
export const updateCustomerRequest = z.object({
  billingAddress: z.nullable(sentAddress),
  visitingAddress: z.nullable(sentAddress),
  contactPerson: z.nullable(
    z.object({
      title: texts.line,
      firstName: texts.line,
      lastName: texts.line,
      email: texts.email,
      phone: texts.line,
    }),
  ),
});
/** ACCT-015: the whole country, and step 2's answers (C18). */
export const registerCustomerRequest = z.looseObject({
  orgNumber: texts.orgNumber,
  companyName: texts.name,
  country: z.object({ code: texts.key, name: texts.name, currency: texts.key }),
});
export const registrationResult = z.object({ isActive: z.boolean() });
/** Unspecified. */
export const customerOverview = z.object({
  name: z.string(),
  orgNumber: z.string(),
  /** False while awaiting approval. */
  isActive: z.boolean(),
  userCount: z.int(),
  pendingInviteCount: z.int(),
});
const companyCheckRequest = z.object({ orgNumber: texts.orgNumber, companyName: texts.name, countryCode: texts.key });
/** Unspecified (C17). */
export const companyCheck = z.object({
  /** Checks length and check digit. */
  isOrgNumberValid: z.boolean(),
  isOrgNumberTaken: z.boolean(),
  /** The name in the country's register; null if the number is unknown. */
  registeredName: z.nullable(z.string()),
  /** False if the register differs, ignoring case, spaces and legal form. */
  isNameMatching: z.boolean(),
});
/** VERS-033 */
export const RELEASE_NOTIFICATION_EMAILS = 5;
/** VERS-035 */
export const releaseNotificationSettings = z.object({
  emails: z.array(z.string()),
  sendReleasePackageNotifications: z.boolean(),
});
/** '(five) emails': writes a list, reads five fields too (C69). */
export const releaseNotificationSettingsAnswer = z.union([
  releaseNotificationSettings,
  z.pipe(
    z.object({
      email1: z.nullish(z.string()),
      email2: z.nullish(z.string()),
      email3: z.nullish(z.string()),
      email4: z.nullish(z.string()),
      email5: z.nullish(z.string()),
      sendReleasePackageNotifications: z.boolean(),
    }),
    z.transform(({ email1, email2, email3, email4, email5, sendReleasePackageNotifications }) => ({
      emails: [email1, email2, email3, email4, email5].filter((email) => email != null && email !== '') as string[],
      sendReleasePackageNotifications,
    })),
  ),
]);
export const releaseNotificationsRequest = z.extend(releaseNotificationSettings, { emails: z.array(texts.email) });
/** VERS-036. Unspecified: addresses only. */
export const customerNotificationEmails = z.array(z.string());
export const customerNotificationEmailsRequest = z.array(texts.email);

export type Address = z.infer<typeof address>;
export type ContactPerson = z.infer<typeof contactPerson>;
export type Customer = z.infer<typeof customer>;
export type UpdateCustomerRequest = z.infer<typeof updateCustomerRequest>;
export type RegisterCustomerRequest = z.infer<typeof registerCustomerRequest>;
export type RegistrationResult = z.infer<typeof registrationResult>;
export type CompanyCheck = z.infer<typeof companyCheck>;
export type ReleaseNotificationSettings = z.infer<typeof releaseNotificationSettings>;
export type CompanyCheckRequest = z.infer<typeof companyCheckRequest>;

/** ACCT-050. Null = no company yet (HOST-076). */
export const getCustomer = get('main', 'api/Customer', { answer: z.nullable(customer) });
/** ACCT-050 */
export const updateCustomer = put('main', 'api/Customer', { edits: getCustomer, body: updateCustomerRequest });
/** ACCT-050 */
export const getCustomerOverview = get('main', 'api/Customer/Overview', { answer: customerOverview });
/** ACCT-024. The user becomes administrator at the next sign-in. */
export const registerCustomer = post('main', 'api/Customer', {
  body: registerCustomerRequest,
  answer: registrationResult,
});
/** ACCT-020. Only a hint: a failure does not stop registration. */
export const checkCompany = get('main', 'api/Customer/Check', { query: companyCheckRequest, answer: companyCheck });
/** VERS-035 */
export const getReleaseNotificationSettings = get('main', 'api/Customer/SendReleasePackageNotificationsStatus', {
  answer: releaseNotificationSettingsAnswer,
});
/** VERS-035 */
export const updateReleaseNotificationSettings = post('main', 'api/Customer/SendReleasePackageNotificationsStatus', {
  edits: getReleaseNotificationSettings,
  body: releaseNotificationsRequest,
});
/** VERS-036. Unused by screens (C69). */
export const getCustomerNotificationEmails = get('main', 'api/Customer/CustomerNotificationEmails', {
  answer: customerNotificationEmails,
});
/** VERS-036. Unused by screens (C69). */
export const updateCustomerNotificationEmails = post('main', 'api/Customer/CustomerNotificationEmails', {
  body: customerNotificationEmailsRequest,
});
