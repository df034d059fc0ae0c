import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/*
 * Version/: release packages (VERS-001..VERS-030). These paths have no `api/` prefix (SHRD-005). The specification
 * names the fields of a package; their types, and the fields of the details, are unspecified and chosen here.
 */

/** `packageState` of released packages; other states are unspecified and never requested (VERS-018). */
export const PACKAGE_STATE_RELEASED = 1;

/** VERS-007 */
export const releasePackage = z.object({
  packageId: z.int(),
  packageVersion: z.string(),
  /** ISO 8601 instant. */
  packageDate: z.string(),
  /** 0 is Centerpoint, anything else Interact (VERS-009, VERS-010). */
  packageType: z.int(),
  /** 'all' is public, anything else private (VERS-011, VERS-012). */
  notificationRecipients: z.string(),
  /** Plain text with line breaks; its first line summarises the release. */
  packageGeneralInfo: z.string(),
});
/** The changes of one application (VERS-023). */
export const applicationChangelog = z.object({
  name: z.string(),
  headline: z.string(),
  version: z.string(),
  /** A picture as a data URL, the only kind that the console's content security policy allows; null = none. */
  image: z.nullable(z.string()),
  /** Such as `Document service 4.2 or later`. */
  dependencies: z.array(z.string()),
  subModules: z.array(z.string()),
  /** Plain text with line breaks; a line that begins with `- ` is an item of a list. */
  details: z.string(),
});
/** VERS-022 */
export const releasePackageDetails = z.extend(releasePackage, {
  /** Plain text with line breaks. */
  packageDownloadInfo: z.string(),
  dependencies: z.array(z.string()),
  applicationsAffected: z.array(z.string()),
  changelogs: z.array(applicationChangelog),
});
/** A package in the dashboard's list (HOST-102). */
export const simplifiedReleasePackage = z.omit(releasePackage, { notificationRecipients: true });
/** VERS-019, VERS-020 (C68). Both instants are included; null = without limit. */
export const releasePackagesRequest = z.object({
  dateFrom: z.nullable(texts.key),
  dateTo: z.nullable(texts.key),
  searchString: texts.search,
  packageState: z.int(),
  quantity: z.int(),
});
/** VERS-028 */
export const sendNotificationRequest = z.object({
  packageId: z.int(),
  subject: texts.line,
  /** Plain text with line breaks. */
  content: texts.letter,
  customRecipient: texts.email,
  attachReleasePackageInformation: z.boolean(),
  attachDetailedChangelogs: z.boolean(),
});

export type ReleasePackage = z.infer<typeof releasePackage>;
export type ApplicationChangelog = z.infer<typeof applicationChangelog>;
export type ReleasePackageDetails = z.infer<typeof releasePackageDetails>;
export type SimplifiedReleasePackage = z.infer<typeof simplifiedReleasePackage>;
export type ReleasePackagesRequest = z.infer<typeof releasePackagesRequest>;
export type SendNotificationRequest = z.infer<typeof sendNotificationRequest>;

/** VERS-019. Newest first. */
export const getReleasePackages = post('main', 'Version/ReleasePackages', {
  body: releasePackagesRequest,
  answer: z.array(releasePackage),
  isRead: true,
});
/** HOST-103. Newest first. A limit of the number is unspecified, so callers cut the list too. */
export const getReleasePackagesSimplifiedList = get('main', 'Version/ReleasePackagesSimplifiedList', {
  query: z.pick(releasePackagesRequest, { packageState: true, quantity: true }),
  answer: z.array(simplifiedReleasePackage),
});
/** VERS-025 */
export const getReleasePackage = get('main', 'Version/ReleasePackages/:packageId', { answer: releasePackageDetails });
/** VERS-028 */
export const sendNotification = post('main', 'Version/SendNotification', {
  body: sendNotificationRequest,
  answer: noAnswer,
});
