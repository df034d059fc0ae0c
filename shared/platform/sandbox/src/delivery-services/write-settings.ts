import { randomUUID } from 'node:crypto';
import { type CustomerEnvironment, mfdx } from '@console/api';
import { t } from '@console/words';
import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { noteChange } from '../calls/note-change';
import { nameOf, type Principal } from '../calls/principal';
import { concurrentEdit, notFound, Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { Turns } from '../platform/turns';
import { deliveryEnvironments, deliveryHistory, deliverySettings } from './delivery-tables';
import { isIn, readEnvironment, readRows, toIso } from './read-settings';
import { changesBetween, checkContent, findService, type Service, type ServiceContent } from './service-catalogue';

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
  const { db, now, recordReads } = platform;
  const { customerId, environment, principal } = place;
  const save = async (version: number) => {
    const rows = await readRows(platform, customerId, environment);
    const statements: BatchItem<'sqlite'>[] = [];
    for (const setting of sent.filter(({ isDirty }) => isDirty)) {
      const service = findService(setting.settingsId);
      if (!service) throw notFound(t('The service was not found.'));
      const { id: serviceId } = service;
      const row = rows.get(serviceId);
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
      const updatedAt = Math.max(now().getTime(), (row?.updatedAt ?? 0) + 1);
      const values = { draft, isDraft: true, updatedAt, updatedByName: nameOf(principal.person), version };
      const kind = row ? mfdx.historyKinds.updated : mfdx.historyKinds.created;
      statements.push(
        db
          .insert(deliverySettings)
          .values({ customerId, environment, serviceId, ...values, isActive: false, published: null })
          .onConflictDoUpdate({
            target: [deliverySettings.customerId, deliverySettings.environment, deliverySettings.serviceId],
            set: values,
          }),
        db.insert(deliveryHistory).values(historyRow(place, { serviceId, kind, at: updatedAt, changes })),
      );
      noteService(place, service, row?.draft, draft);
    }
    const [first, ...others] = statements;
    if (!first) return;
    await db.batch([first, ...others, changeEnvironment(platform, place, version)]);
    principal.call.written = version;
  };
  return turns.run(platform, () => recordReads.next(save));
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
      const publisher = nameOf(principal.person);
      const notes = drafts.flatMap(({ serviceId, published, draft }) => {
        const service = findService(serviceId);
        const changes = service ? changesBetween(service, published, draft) : [];
        return historyRow(place, { serviceId, kind: mfdx.historyKinds.published, at, changes });
      });
      const [published] = await db.batch([
        db
          .update(deliverySettings)
          .set({ published: sql`${deliverySettings.draft}`, isDraft: false, isActive: true })
          .where(and(isIn(customerId, environment), eq(deliverySettings.isDraft, true))),
        db.insert(deliveryHistory).values(notes),
        changeEnvironment(platform, place, next, { publishedAt: at, publisher }),
      ]);
      for (const { serviceId, published: before, draft } of drafts) {
        const service = findService(serviceId);
        if (service) noteService(place, service, before, draft);
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
    const updatedByName = nameOf(principal.person);
    const kind = mfdx.historyKinds.discarded;
    const isRow = and(isIn(customerId, environment), eq(deliverySettings.serviceId, settingsId));
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
    noteService(place, service, draft, published);
  });
}

type Entry = typeof deliveryHistory.$inferSelect;

const historyRow = (
  { customerId, environment, principal }: Place,
  entry: Pick<Entry, 'serviceId' | 'kind' | 'at' | 'changes'>,
): Entry => ({ ...entry, id: `mh-${randomUUID()}`, customerId, environment, byName: nameOf(principal.person) });

function noteService(
  { environment, principal }: Place,
  { id, name }: Service,
  before: ServiceContent | null | undefined,
  after: ServiceContent,
): void {
  const record = { id: `${environment}/${id}`, name: `${name}, ${environment}` };
  noteChange(principal, { ...record, before: before ?? {}, after });
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
