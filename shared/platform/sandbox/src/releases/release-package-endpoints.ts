import { texts, version } from '@console/api';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { nameOf } from '../calls/principal';
import { Refusal, refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { releaseMail } from './release-mail';
import {
  detailsToWire,
  findPackage,
  findPackages,
  type PackageFilter,
  toSimplifiedWire,
  toWire,
} from './release-packages';

const MOST_PACKAGES = 200;

/** Empty or missing = no limit. */
const instant = z.iso.datetime({ offset: true }).or(z.literal('')).nullish();

/** The specification writes dateFrom and fromDate; both count (VERS-020, C68). */
const filterInput = z.object({
  dateFrom: instant,
  fromDate: instant,
  dateTo: instant,
  toDate: instant,
  searchString: z.nullish(texts.search),
  packageState: z.coerce.number().int().default(version.PACKAGE_STATE_RELEASED),
  quantity: z.coerce.number().int().min(1).max(MOST_PACKAGES).default(MOST_PACKAGES),
});

const withPackageId = z.object({ packageId: z.coerce.number().int() });

/** Version, without `api/` (SHRD-005). */
export function releasePackageEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(version.getReleasePackages, {
    body: filterInput,
    handle: async ({ principal, body }) => (await findPackages(platform, principal, toFilter(body))).map(toWire),
  });

  // Open to everybody with the dashboard (HOST-102).
  define(version.getReleasePackagesSimplifiedList, {
    gate: 'usage',
    query: filterInput,
    handle: async ({ principal, query }) =>
      (await findPackages(platform, principal, toFilter(query))).map(toSimplifiedWire),
  });

  endpoint(version.getReleasePackage, {
    params: withPackageId,
    handle: async ({ principal, params }) => detailsToWire(await findPackage(platform, principal, params.packageId)),
  });

  endpoint(version.sendNotification, {
    audit: ['releaseNotification', 'sent'],
    handle: async ({ principal, body }) => {
      const row = await findPackage(platform, principal, body.packageId);
      const to = body.customRecipient;
      refuseInvalid({
        customRecipient: isEmail(to) ? undefined : t('The email address isn’t valid.'),
        subject: subjectError(body.subject.trim()),
      });
      const mail = releaseMail({
        row,
        to,
        subject: body.subject.trim(),
        content: body.content,
        hasInformation: body.attachReleasePackageInformation,
        hasChangelogs: body.attachDetailedChangelogs,
        consoleOrigin: platform.consoleOrigins[0] ?? '',
        reason: `${nameOf(principal.person)} has shared this with you.`,
      });
      await platform.mailer.send(mail, principal.company?.id);
    },
  });
}

function toFilter(input: z.output<typeof filterInput>): PackageFilter {
  const from = epoch(input.dateFrom ?? input.fromDate);
  const to = epoch(input.dateTo ?? input.toDate);
  if (from !== undefined && to !== undefined && from > to)
    throw new Refusal(400, t('The start date must be on or before the end date.'));
  return { from, to, search: input.searchString ?? '', packageState: input.packageState, quantity: input.quantity };
}

function epoch(text: string | null | undefined): number | undefined {
  return text ? new Date(text).getTime() : undefined;
}

function subjectError(subject: string): string | undefined {
  if (subject === '') return t('Enter a subject.');
  return /[\r\n]/.test(subject) ? t('The subject must be a single line.') : undefined;
}
