import { randomUUID } from 'node:crypto';
import { viewpointConnection, webEditorSettings } from '@console/api';
import { and, eq } from 'drizzle-orm';
import { archiveFolders, archiveRecords } from '../archive/archive-tables';
import { queueDeliveries } from '../archive/webhook-deliveries';
import { OutgoingFailure } from '../platform/outgoing';
import type { Platform } from '../platform/platform';
import { openConnection } from '../viewpoint/check-connection';
import type { LetterDraft, LetterSetup } from './letter-setup';
import type { LetterStep } from './letter-tables';

const ARCHIVE_SERVICE = 9;

interface Stored {
  /** A record of the shared archive; null means elsewhere or nowhere. */
  recordId: string | null;
  steps: LetterStep[];
}

export async function storeLetter(
  platform: Platform,
  setup: LetterSetup,
  draft: LetterDraft,
  id: string,
): Promise<Stored> {
  const metadata = {
    title: draft.title,
    documentType: 'Letter',
    createdDate: platform.now().toISOString().slice(0, 10),
    memberNumber: draft.memberNumber,
    caseHandler: draft.writerName,
    sourceSystem: `Web editor, ${setup.environment}`,
  };
  const isOnPrem = setup.editor?.archiveMethod === webEditorSettings.ARCHIVE_ON_PREM;
  const elsewhere = isOnPrem
    ? await storeOnPrem(platform, setup, id, metadata)
    : await storePrivately(platform, setup, id, metadata);
  if (elsewhere && !elsewhere.hasFailed) return { recordId: null, steps: [elsewhere] };
  const shared = await storeInSharedArchive(platform, setup, draft, metadata);
  return { recordId: shared.recordId, steps: [...(elsewhere ? [elsewhere] : []), shared.step] };
}

async function storeOnPrem(
  { outgoing }: Platform,
  { services }: LetterSetup,
  id: string,
  metadata: object,
): Promise<LetterStep> {
  const step = { name: 'On-prem archive', decidedBy: 'WebEditor Settings: Archive method; Mfdx services: Archive' };
  const content = services.get(ARCHIVE_SERVICE)?.published;
  if (!content) return { ...step, outcome: 'The archive service is not published and active here.', hasFailed: true };
  const { uri, clientId, clientSecret, systemUser } = content;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return await handOver(outgoing, step, String(uri), {
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify({ id, systemUser, metadata }),
    answered: (status) => `${uri} answered ${status} to ${systemUser}.`,
    unreachable: `${uri} could not be reached.`,
  });
}

/** Undefined while the shared archive is in use. */
async function storePrivately(
  { outgoing }: Platform,
  { usePrivateStorage, viewpoint }: LetterSetup,
  id: string,
  metadata: object,
): Promise<LetterStep | undefined> {
  if (!usePrivateStorage) return undefined;
  const step = { name: 'Private document database', decidedBy: 'Viewpoint: Private document database' };
  if (!viewpoint) return { ...step, outcome: 'It has no connection for this environment.', hasFailed: true };
  const { state, name, baseAddress, clientId } = viewpoint.content as {
    state: number;
    name: string;
    baseAddress: string;
    clientId: string;
  };
  const ofConnection = { ...step, decidedBy: `Viewpoint: ${name}` };
  if (state !== viewpointConnection.CONNECTION_ACTIVE) {
    return { ...ofConnection, outcome: 'The connection is inactive.', hasFailed: true };
  }
  const base = baseAddress.replace(/\/+$/, '');
  const connection = { baseAddress: base, clientId, clientSecret: viewpoint.secrets.clientSecret ?? '' };
  const opened = await openConnection(outgoing, connection);
  if (opened.token === undefined) return { ...ofConnection, outcome: opened.reason, hasFailed: true };
  return await handOver(outgoing, ofConnection, `${base}/documents`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${opened.token}` },
    body: JSON.stringify({ id, metadata }),
    answered: (status) => `${base} answered ${status}.`,
    unreachable: `${base} could not be reached.`,
  });
}

interface HandOver {
  headers: Record<string, string>;
  body: string;
  answered: (status: number) => string;
  unreachable: string;
}

export async function handOver(
  outgoing: Platform['outgoing'],
  step: Pick<LetterStep, 'decidedBy' | 'name'>,
  address: string,
  { headers, body, answered, unreachable }: HandOver,
): Promise<LetterStep> {
  try {
    const { status } = await outgoing.post(address, { headers, body, timeoutMilliseconds: 5_000 });
    const outcome = answered(status);
    return status >= 200 && status < 300 ? { ...step, outcome } : { ...step, outcome, hasFailed: true };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { ...step, outcome: unreachable, hasFailed: true };
  }
}

async function storeInSharedArchive(
  platform: Platform,
  { company, policies }: LetterSetup,
  { title, policyId }: LetterDraft,
  metadata: Record<string, string>,
): Promise<{ recordId: string | null; step: LetterStep }> {
  const { db, now } = platform;
  const policy = policies.find(({ id }) => id === policyId);
  const [folder] = await db
    .select()
    .from(archiveFolders)
    .where(and(eq(archiveFolders.customerId, company.id), eq(archiveFolders.retentionPolicyId, policyId)))
    .limit(1);
  const step = { name: 'Shared archive', decidedBy: 'Retention policies' };
  if (!folder) {
    const outcome = `No folder has the policy ${policy?.name ?? ''}.`;
    return { recordId: null, step: { ...step, outcome, hasFailed: true } };
  }
  const recordId = `ar-${randomUUID().slice(0, 8)}`;
  await db.insert(archiveRecords).values({
    id: recordId,
    folderId: folder.id,
    title,
    metadata,
    archivedAt: now().getTime(),
  });
  await queueDeliveries(platform, company.id, 'document.archived', { id: recordId, title, folderId: folder.id });
  const days = policy?.lifetimeDays ?? 0;
  return { recordId, step: { ...step, outcome: `In the folder ${folder.name}, for ${days} days.` } };
}
