import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import { demandRow } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { releaseMail } from './release-mail';
import { isFor, type PackageRow, packageTitle } from './release-packages';
import { releaseNotifications, releasePackages } from './release-tables';

export async function readPreparedPackages({ db }: Platform): Promise<PackageRow[]> {
  return db
    .select()
    .from(releasePackages)
    .where(eq(releasePackages.state, 'preparing'))
    .orderBy(releasePackages.packageId);
}

export async function readReleasedTitle({ db }: Platform, packageId: number): Promise<string | undefined> {
  const isReleased = and(eq(releasePackages.packageId, packageId), eq(releasePackages.state, 'released'));
  const [row] = await db.select().from(releasePackages).where(isReleased);
  return row && packageTitle(row);
}

/** Releases the package and mails subscribers of the companies it is for. @returns the number of mails */
export async function publishRelease(platform: Platform, packageId: number): Promise<number> {
  const { db, mailer, consoleOrigins, now } = platform;
  const isPrepared = and(eq(releasePackages.packageId, packageId), eq(releasePackages.state, 'preparing'));
  const released = { state: 'released' as const, releasedAt: now().getTime() };
  // Two simultaneous calls must send mails once.
  const row = await demandRow(
    db.update(releasePackages).set(released).where(isPrepared).returning(),
    t('This release package can’t be released. It has already been released or no longer exists.'),
  );
  const settings = await db.select().from(releaseNotifications).where(eq(releaseNotifications.isSending, true));
  const subscribed = settings.filter(({ customerId }) => isFor(row, customerId));
  const recipients = subscribed.flatMap(({ customerId, emails }) => emails.map((to) => ({ customerId, to })));
  for (const { customerId, to } of recipients) {
    const mail = releaseMail({
      row,
      to,
      subject: packageTitle(row),
      content: row.generalInfo,
      hasInformation: true,
      hasChangelogs: true,
      consoleOrigin: consoleOrigins[0] ?? '',
      reason: 'You get this mail because your company has asked to be told of new versions.',
    });
    await mailer.send(mail, customerId);
  }
  return recipients.length;
}
