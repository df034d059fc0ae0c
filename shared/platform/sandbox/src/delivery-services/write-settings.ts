import { randomUUID } from 'node:crypto';
import { type CustomerEnvironment, mfdx } from '@console/api';
import { t } from '@console/words';
import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { noteChanges } from '../calls/note-change';
import type { ChangedRecord, Principal } from '../calls/principal';
import { concurrentEdit, notFound, Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { Turns } from '../platform/turns';
import { deliveryEnvironments, deliveryHistory, deliverySettings } from './delivery-tables';
import { readEnvironment, readRows, toIso } from './read-settings';
import { checkContent, findService, isSecret, type Service } from './service-catalogue';
import { changesBetween } from './setting-changes';

export interface Place {
  customerId: string;
  environment: CustomerEnvironment;
  principal: Principal;
}

/** Nobody may publish unseen changes. */
export const recordIdOf = ({ customerId, environment }: Omit<Place, 'principal'>) =>
  `mfdx ${customerId} ${environment}`;

/** Writes run in sequence, so that a check still holds. */
const turns = new Turns<Platform>();

/** SERV-015, SERV-017. All dirty settings or none; an unchanged setting gets no write and no history. */
export function saveDrafts(platform: Platform, place: Place, sent: readonly mfdx.SentSetting[]): Promise<void> {
  return turns.run(platform, async () => {
    const { customerId, environment, principal } = place;
    const rows = await readRows(platform, customerId, environment);
    const byName = nameOf(principal);
    const statements: ((version: number) => BatchItem<'sqlite'>[])[] = [];
    const noted: ChangedRecord[] = [];
    for (const setting of sent.filter(({ isDirty }) => isDirty)) {
      const service = findService(setting.settingsId);
      if (!service) throw notFound(t('The service was not found.'));
      const row = rows.get(service.id);
      // A client without versions sends a time (SERV-015).
      const isSeen =
        principal.call.seen === undefined
          ? (row ? toIso(row.updatedAt) : null) === setting.insertTimeStamp
          : (row?.version ?? 0) <= principal.call.seen;
      if (!isSeen) throw concurrentEdit();
      const draft = checkContent(service, setting, row?.draft);
      const changes = changesBetween(service, row?.draft, draft);
      if (changes.length === 0) continue;
      // Later than before: the time detects concurrent edits.
      const updatedAt = Math.max(platform.now().getTime(), (row?.updatedAt ?? 0) + 1);
      const { id: serviceId } = service;
      const key = { customerId, environment, serviceId };
      const kind = row ? mfdx.historyKinds.updated : mfdx.historyKinds.created;
      noted.push(changedService(place, service, changes));
      const values = { draft, isDraft: true, updatedAt, updatedByName: byName };
      statements.push((version) => [
        platform.db
          .insert(deliverySettings)
          .values({ ...key, ...values, version, isActive: false, published: null })
          .onConflictDoUpdate({
            target: [deliverySettings.customerId, deliverySettings.environment, deliverySettings.serviceId],
            set: { ...values, version },
          }),
        platform.db.insert(deliveryHistory).values(historyRow(place, { serviceId, kind, at: updatedAt, changes })),
      ]);
    }
    if (statements.length === 0) return;
    await platform.recordReads.next(async (version) => {
      const [first, ...others] = statements.flatMap((write) => write(version));
      if (first) await platform.db.batch([first, ...others, changeEnvironment(platform, place, version)]);
      principal.call.written = version;
    });
    noteChanges(principal, ...noted);
  });
}

/** SERV-018, SERV-023. Services become active. */
export function publishDrafts(platform: Platform, place: Place): Promise<void> {
  return turns.run(platform, async () => {
    const { customerId, environment, principal } = place;
    const { version } = await readEnvironment(platform, customerId, environment);
    await platform.recordReads.write(principal, recordIdOf(place), version, async (next) => {
      const { db } = platform;
      const drafts = [...(await readRows(platform, customerId, environment)).values()].filter(({ isDraft }) => isDraft);
      if (drafts.length === 0) throw new Refusal(400, t('There are no drafts to publish.'));
      const at = platform.now().getTime();
      const publisher = nameOf(principal);
      const notes = drafts.flatMap(({ serviceId, published, draft }) => {
        const service = findService(serviceId);
        const changes = service ? changesBetween(service, published, draft) : [];
        return historyRow(place, { serviceId, kind: mfdx.historyKinds.published, at, changes });
      });
      const [published] = await db.batch([
        db
          .update(deliverySettings)
          .set({ published: sql`${deliverySettings.draft}`, isDraft: false, isActive: true })
          .where(
            and(
              eq(deliverySettings.customerId, customerId),
              eq(deliverySettings.environment, environment),
              eq(deliverySettings.isDraft, true),
            ),
          ),
        db.insert(deliveryHistory).values(notes),
        changeEnvironment(platform, place, next, { publishedAt: at, publisher }),
      ]);
      for (const { serviceId, changes } of notes) {
        const service = findService(serviceId);
        if (service) noteChanges(principal, changedService(place, service, changes));
      }
      return published;
    });
  });
}

export function discardDraft(
  platform: Platform,
  place: Place,
  { settingsId, insertTimeStamp }: Pick<mfdx.SentSetting, 'insertTimeStamp' | 'settingsId'>,
): Promise<void> {
  return turns.run(platform, async () => {
    const { customerId, environment, principal } = place;
    const service = findService(settingsId);
    const row = (await readRows(platform, customerId, environment)).get(settingsId);
    if (!service || !row) throw notFound(t('The service was not found.'));
    if (toIso(row.updatedAt) !== insertTimeStamp) throw concurrentEdit();
    const { published, draft } = row;
    if (!row.isDraft) throw new Refusal(400, t('This service has no draft.'));
    if (!published) throw new Refusal(400, t('The service has never been published.'));
    const changes = changesBetween(service, draft, published);
    const { db } = platform;
    const at = Math.max(platform.now().getTime(), row.updatedAt + 1);
    const updatedByName = nameOf(principal);
    const kind = mfdx.historyKinds.discarded;
    const isRow = and(
      eq(deliverySettings.customerId, customerId),
      eq(deliverySettings.environment, environment),
      eq(deliverySettings.serviceId, settingsId),
    );
    await platform.recordReads.next((version) =>
      db.batch([
        db
          .update(deliverySettings)
          .set({ draft: published, isDraft: false, updatedAt: at, updatedByName, version })
          .where(isRow),
        db.insert(deliveryHistory).values(historyRow(place, { serviceId: settingsId, kind, at, changes })),
        changeEnvironment(platform, place, version),
      ]),
    );
    noteChanges(principal, changedService(place, service, changes));
  });
}

type Entry = typeof deliveryHistory.$inferSelect;

const historyRow = (
  { customerId, environment, principal }: Place,
  entry: Pick<Entry, 'serviceId' | 'kind' | 'at' | 'changes'>,
): Entry => ({ ...entry, id: `mh-${randomUUID()}`, customerId, environment, byName: nameOf(principal) });

const nameOf = ({ person: { firstName, lastName } }: Principal) => `${firstName} ${lastName}`;

function changedService(
  { environment }: Place,
  service: Service,
  changes: readonly mfdx.SettingChange[],
): ChangedRecord {
  return {
    id: `${environment}/${service.id}`,
    name: `${service.name}, ${environment}`,
    changes: changes.map(({ type, oldValue, newValue }) => ({
      field: type,
      before: oldValue,
      after: newValue,
      ...(isSecret(service, type) ? { isSecret: true } : {}),
    })),
  };
}

function changeEnvironment(
  { db }: Platform,
  { customerId, environment }: Place,
  version: number,
  publishing: { publishedAt?: number; publisher?: string } = {},
) {
  return db
    .insert(deliveryEnvironments)
    .values({ customerId, environment, version, ...publishing })
    .onConflictDoUpdate({
      target: [deliveryEnvironments.customerId, deliveryEnvironments.environment],
      set: { version, ...publishing },
    });
}
