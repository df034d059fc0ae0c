import { viewpointConnection } from '@console/api';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { archiveColumns, archiveFolders, archiveRecords } from '../archive/archive-tables';
import type { Platform } from '../platform/platform';
import { openConnection } from '../viewpoint/check-connection';
import type { LetterSetup } from './letter-setup';

export type Column = typeof archiveColumns.$inferSelect;

export interface Found {
  columns: Column[];
  rows: Record<string, string>[];
  place: string;
}

const MOST = 50;
const privateDocuments = z.array(z.object({ metadata: z.record(z.string(), z.string()) }));

/** `words` match searchable columns; ordered by a sortable column, or newest first. */
export async function findLetters(
  platform: Platform,
  setup: LetterSetup,
  { words, order }: { words: string; order: string },
): Promise<Found> {
  const columns = await platform.db
    .select()
    .from(archiveColumns)
    .where(eq(archiveColumns.customerId, setup.company.id))
    .orderBy(asc(archiveColumns.position));
  const searched = columns.filter(({ isSearchable }) => isSearchable).map(({ name }) => name);
  const wanted = words.trim().toLowerCase();
  const isFound = (row: Record<string, string>) =>
    wanted === '' || searched.some((name) => (row[name] ?? '').toLowerCase().includes(wanted));
  const privateRecords = await readPrivately(platform, setup);
  const all = privateRecords ?? (await readSharedArchive(platform, setup));
  const rows = all.filter(isFound);
  if (columns.some(({ name, isSortable }) => name === order && isSortable)) {
    rows.sort((a, b) => (a[order] ?? '').localeCompare(b[order] ?? ''));
  }
  return {
    columns: columns.filter(({ isShown }) => isShown),
    rows: rows.slice(0, MOST),
    place: privateRecords ? 'the private document database' : 'the shared archive',
  };
}

/** Undefined unless a private database answers. */
async function readPrivately({ outgoing }: Platform, { usePrivateStorage, viewpoint }: LetterSetup) {
  if (!usePrivateStorage || viewpoint?.content.state !== viewpointConnection.CONNECTION_ACTIVE) return undefined;
  const base = String(viewpoint.content.baseAddress).replace(/\/+$/, '');
  const opened = await openConnection(outgoing, {
    baseAddress: base,
    clientId: String(viewpoint.content.clientId),
    clientSecret: viewpoint.secrets.clientSecret ?? '',
  });
  if (opened.token === undefined) return undefined;
  const { status, body } = await outgoing.get(`${base}/documents`, {
    headers: { authorization: `Bearer ${opened.token}` },
  });
  const { data } = privateDocuments.safeParse(status === 200 ? JSON.parse(body) : undefined);
  return data?.map(({ metadata }) => metadata).toReversed();
}

async function readSharedArchive({ db }: Platform, { company }: LetterSetup) {
  const records = await db
    .select({ title: archiveRecords.title, metadata: archiveRecords.metadata, archivedAt: archiveRecords.archivedAt })
    .from(archiveRecords)
    .innerJoin(archiveFolders, eq(archiveFolders.id, archiveRecords.folderId))
    .where(and(eq(archiveFolders.customerId, company.id)))
    .orderBy(desc(archiveRecords.archivedAt));
  return records.map(({ title, metadata, archivedAt }) => ({
    createdDate: new Date(archivedAt).toISOString().slice(0, 10),
    ...metadata,
    title,
  }));
}
