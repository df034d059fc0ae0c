import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* Version/ (VERS-001..VERS-030), without `api/` (SHRD-005). Types, and the fields of details, are chosen here. */

/** VERS-018. Other states are unspecified. */
export const PACKAGE_STATE_RELEASED = 1;

/** VERS-007 */
export const releasePackage = z.object({
  packageId: z.int(),
  packageVersion: z.string(),
  packageDate: z.string(),
  /** VERS-009, VERS-010: 0 Centerpoint, else Interact. */
  packageType: z.int(),
  /** VERS-011, VERS-012: 'all' public, else private. */
  notificationRecipients: z.string(),
  /** Plain text; the first line summarises. */
  packageGeneralInfo: z.string(),
});
/** VERS-023 */
export const applicationChangelog = z.object({
  name: z.string(),
  headline: z.string(),
  version: z.string(),
  /** Data URL, as the policy allows; null = none. */
  image: z.nullable(z.string()),
  /** `Document service 4.2 or later` */
  dependencies: z.array(z.string()),
  subModules: z.array(z.string()),
  /** Plain text; `- ` begins a list item. */
  details: z.string(),
});
/** VERS-022 */
export const releasePackageDetails = z.extend(releasePackage, {
  /** Plain text. */
  packageDownloadInfo: z.string(),
  dependencies: z.array(z.string()),
  applicationsAffected: z.array(z.string()),
  changelogs: z.array(applicationChangelog),
});
/** HOST-102 */
export const simplifiedReleasePackage = z.omit(releasePackage, { notificationRecipients: true });
/** VERS-019, VERS-020 (C68). Inclusive; null = no limit. */
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
  /** Plain text. */
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

/** VERS-019. Newest first. */
export const getReleasePackages = post('main', 'Version/ReleasePackages', {
  body: releasePackagesRequest,
  answer: z.array(releasePackage),
  isRead: true,
});
/** HOST-103. Newest first; a limit is unspecified, so callers cut. */
export const getReleasePackagesSimplifiedList = get('main', 'Version/ReleasePackagesSimplifiedList', {
  query: z.pick(releasePackagesRequest, { packageState: true, quantity: true }),
  answer: z.array(simplifiedReleasePackage),
});
/** VERS-025 */
export const getReleasePackage = get('main', 'Version/ReleasePackages/:packageId', { answer: releasePackageDetails });
/** VERS-028 */
export const sendNotification = post('main', 'Version/SendNotification', { body: sendNotificationRequest });
