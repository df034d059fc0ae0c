import { type CustomerEnvironment, mfdx } from '@console/api';
import { translated } from '@console/words';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import type { Platform } from '../platform/platform';
import { deliveryEnvironments, deliveryHistory, deliverySettings } from './delivery-tables';
import { allServices, answerOf, changesBetween, type Service } from './service-catalogue';

export type SettingRow = typeof deliverySettings.$inferSelect;

export async function readSettings(
  platform: Platform,
  company: Company,
  environment: CustomerEnvironment,
): Promise<mfdx.SettingsSet & { version: number }> {
  const { db } = platform;
  const { version, publishedAt, publisher } = await readEnvironment(platform, company.id, environment);
  const rows = await readRows(platform, company.id, environment);
  const history = await db
    .select()
    .from(deliveryHistory)
    .where(and(eq(deliveryHistory.customerId, company.id), eq(deliveryHistory.environment, environment)))
    // Entries within a millisecond stay in order of writing.
    .orderBy(desc(deliveryHistory.at), desc(sql`rowid`));

  const differences: Record<string, mfdx.SettingChange[]> = {};
  const settings = allServices.map((service): mfdx.ServiceSetting => {
    const row = rows.get(service.id);
    if (row?.isDraft) differences[service.id] = changesBetween(service, row.published, row.draft);
    return {
      ...fieldsOf(service, row),
      settingsId: service.id,
      displayName: translated(service.name),
      organisationNumber: company.orgNumber,
      countryCodes: service.countryCodes,
      isActive: row?.isActive ?? false,
      updatedBy: row ? (row.isDraft ? mfdx.PENDING : row.updatedByName) : null,
      insertTimeStamp: row ? toIso(row.updatedAt) : null,
      isDirty: false,
      isDraft: row?.isDraft ?? false,
      history: history.filter(({ serviceId }) => serviceId === service.id).map(toEntry),
    };
  });
  return {
    version,
    lastPublishedDate: publishedAt === null ? null : toIso(publishedAt),
    lastPublisher: publisher,
    settings,
    draftVsPublished: { differences },
  };
}

export const isIn = (customerId: string, environment: CustomerEnvironment) =>
  and(eq(deliverySettings.customerId, customerId), eq(deliverySettings.environment, environment));

export async function readRows({ db }: Platform, customerId: string, environment: CustomerEnvironment) {
  const rows = await db.select().from(deliverySettings).where(isIn(customerId, environment));
  return new Map<number, SettingRow>(rows.map((row) => [row.serviceId, row]));
}

export async function readEnvironment({ db }: Platform, customerId: string, environment: CustomerEnvironment) {
  const isMeant = and(
    eq(deliveryEnvironments.customerId, customerId),
    eq(deliveryEnvironments.environment, environment),
  );
  const [row] = await db.select().from(deliveryEnvironments).where(isMeant);
  return row ?? { version: 0, publishedAt: null, publisher: null };
}

const fieldsOf = ({ fields }: Service, row: SettingRow | undefined) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerOf(field, row?.draft[name])]));

const toEntry = ({ id, kind, at, byName, changes }: typeof deliveryHistory.$inferSelect): mfdx.SettingHistoryEntry => ({
  Id: id,
  type: kind,
  updatedAt: toIso(at),
  updatedByName: byName,
  changes,
});

export const toIso = (at: number) => new Date(at).toISOString();
