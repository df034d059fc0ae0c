import type { auditlogForward } from '@console/api';
import * as z from 'zod';
import type { Platform } from '../platform/platform';
import { parsedJson } from '../platform/read-json';
import type { Receiver } from './audit-forwarding-rules';
import type { auditPositions } from './audit-tables';

export interface Batch {
  id: string;
  customerId: string;
  settings: auditlogForward.AuditForwarding;
  version: number;
  position: typeof auditPositions.$inferSelect;
  end: number;
  entries: auditlogForward.ForwardedEntry[];
}

export type Sender = Record<Receiver, (batch: Batch) => Promise<void>>;

interface Token {
  value: string;
  expiresAt: number;
  version: number;
}

const MARGIN = 30_000;
const DEFAULT_LIFETIME_SECONDS = 300;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });

export function createSender(platform: Platform): Sender {
  const tokens = new Map<string, Token>();

  async function authorization(batch: Batch): Promise<Record<string, string>> {
    const { settings, customerId, version } = batch;
    if (settings.authenticationType === 'none') return {};
    const cached = tokens.get(customerId);
    const isGood = cached?.version === version && cached.expiresAt - MARGIN > platform.now().getTime();
    const token = isGood ? cached : await requestToken(platform, batch);
    tokens.set(customerId, token);
    return { authorization: `Bearer ${token.value}` };
  }

  async function post(batch: Batch): Promise<number> {
    const { status } = await platform.outgoing.post(batch.settings.url, {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': batch.id,
        ...(await authorization(batch)),
      },
      body: JSON.stringify(batch.entries),
    });
    return status;
  }

  return {
    rest: async (batch) => {
      let status = await post(batch);
      if (status === 401 && tokens.delete(batch.customerId)) status = await post(batch);
      if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`);
    },
    console: async ({ settings, entries }) => {
      const prefix = settings.messagePrefix === '' ? '' : `${settings.messagePrefix} `;
      for (const entry of entries) platform.writeLine(`${prefix}${JSON.stringify(entry)}`);
    },
  };
}

/** Client credentials (RFC 6749, 4.4); the password in the header, as 2.3.1 prefers. */
async function requestToken({ outgoing, now }: Platform, { settings, version }: Batch): Promise<Token> {
  const { clientId, clientSecret, tokenEndpoint, scope } = settings;
  const credentials = [clientId, clientSecret].map(formEncoded).join(':');
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === '' ? {} : { scope }) });
  const { status, body } = await outgoing.post(tokenEndpoint, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    },
    body: form.toString(),
  });
  if (status !== 200) throw new Error(`The token endpoint answered ${status}.`);
  const { data } = tokenAnswer.safeParse(parsedJson(body));
  if (!data) throw new Error('The token endpoint answered without a token.');
  const lifetime = data.expires_in ?? DEFAULT_LIFETIME_SECONDS;
  return { value: data.access_token, expiresAt: now().getTime() + lifetime * 1000, version };
}

const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
