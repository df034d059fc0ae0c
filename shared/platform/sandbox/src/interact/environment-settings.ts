import { randomUUID } from 'node:crypto';
import { type auditTrail, customerEnvironmentIds, type SecretAddresses, type texts } from '@console/api';
import { type Call } from '@console/http';
import type { z } from '@console/schema';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DefineBehind } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import { type Company, nameOf, type Principal } from '../calls/principal';
import { isLate } from '../calls/record-reads';
import { concurrentEdit, demandRow, Refusal, refuseInvalid, wrongField } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { secretsAfter } from '../platform/stored-secrets';
import { environmentSettings } from './environment-tables';

/* A customer environment has at most one: Viewpoint connections, SOAP clients, WebEditor settings. */

export type SettingRow = typeof environmentSettings.$inferSelect;
type Kind = SettingRow['kind'];

const NOT_FOUND: Record<Kind, string> = {
  viewpoint: later('The Viewpoint connection was not found.'),
  'soap-client': later('The Interact SOAP client was not found.'),
  'web-editor': later('The WebEditor settings were not found.'),
};

export const customerEnvironmentNames: Record<number, string> = {
  [customerEnvironmentIds.test]: later('Test'),
  [customerEnvironmentIds.production]: later('Production'),
  [customerEnvironmentIds.development]: later('Development'),
};

interface Write {
  id: string;
  customerEnvironment: number;
  /** ISO 8601, of the version read. */
  updatedAt: string | null;
  content: Record<string, unknown>;
  /** Keys are fields. Empty keeps the stored secret, for the same address. */
  secrets: Record<string, string>;
  addresses: SecretAddresses;
}

export type EnvironmentSettings = ReturnType<typeof environmentSettingsOf>;

export function environmentSettingsOf({ db, now, recordReads }: Platform, kind: Kind) {
  const ofCompany = (principal: Principal) =>
    and(eq(environmentSettings.kind, kind), eq(environmentSettings.customerId, companyOf(principal).id));

  const list = (principal: Principal) =>
    db.select().from(environmentSettings).where(ofCompany(principal)).orderBy(asc(environmentSettings.createdAt));

  /** @throws Refusal 404, also for another company's */
  function find(principal: Principal, id: string) {
    const isIt = and(ofCompany(principal), eq(environmentSettings.id, id));
    return demandRow(db.select().from(environmentSettings).where(isIt), translated(NOT_FOUND[kind]));
  }

  return {
    list,
    find,

    /**
     * @throws Refusal if the environment is taken, a secret is missing or another edit came first. `check` gets the
     * secrets to store and may add content.
     */
    async write(
      principal: Principal,
      { id, customerEnvironment, updatedAt, content, secrets, addresses }: Write,
      check?: (secrets: Record<string, string>) => Promise<Record<string, unknown>>,
    ): Promise<SettingRow> {
      const current = id === '' ? undefined : await find(principal, id);
      if (current && isLate(current.updatedAt, updatedAt, principal)) throw concurrentEdit();
      const otherSettings = (await list(principal)).filter((setting) => setting.id !== id);
      refuseInvalid({ customerEnvironment: environmentError(customerEnvironment, otherSettings) });
      const sentFields = { ...content, ...secrets };
      const storedSecrets = secretsAfter(
        { addresses, sent: sentFields, stored: fieldsOf(current) },
        ...Object.keys(secrets),
      );
      refuseInvalid(
        Object.fromEntries(
          Object.entries(storedSecrets).map(([name, text]) => [name, text ? undefined : t('Required')]),
        ),
      );
      const added = (await check?.(storedSecrets)) ?? {};
      const by = nameOf(principal.person);
      const values = { customerEnvironment, content: { ...content, ...added }, secrets: storedSecrets };
      if (!current) {
        const row = {
          ...values,
          id: randomUUID(),
          kind,
          customerId: companyOf(principal).id,
          createdAt: now().getTime(),
          createdByName: by,
        };
        const { rowsAffected } = await db.insert(environmentSettings).values(row).onConflictDoNothing();
        if (rowsAffected === 0) throw wrongField('customerEnvironment', translated(TAKEN));
        noteChange(principal, { ...namedBy(row), after: fieldsOf(values) });
        return await find(principal, row.id);
      }
      const isUnchanged = sql`${environmentSettings.updatedAt} is ${current.updatedAt}`;
      await recordReads.next(async (version) => {
        principal.call.written = Math.max(version, (current.updatedAt ?? 0) + 1);
        const { rowsAffected } = await db
          .update(environmentSettings)
          .set({ ...values, updatedAt: principal.call.written, updatedByName: by })
          .where(and(eq(environmentSettings.id, id), isUnchanged));
        if (rowsAffected === 0) throw concurrentEdit();
      });
      noteChange(principal, {
        ...namedBy({ id, customerEnvironment }),
        before: fieldsOf(current),
        after: fieldsOf(values),
      });
      return await find(principal, id);
    },

    async remove(principal: Principal, ids: readonly string[]): Promise<void> {
      const rows = await Promise.all(ids.map((id) => find(principal, id)));
      await db.delete(environmentSettings).where(and(ofCompany(principal), inArray(environmentSettings.id, [...ids])));
      for (const row of rows) noteChange(principal, namedBy(row));
    },
  };
}

type Sent = z.ZodMiniType<{ id: string }>;

interface SettingCalls<Answer extends z.ZodMiniType, Body extends Sent> {
  all: Call<string, z.ZodMiniArray<Answer>, undefined, undefined>;
  one: Call<`${string}/:id`, Answer, undefined, undefined>;
  subject: auditTrail.Subject;
  create: Call<string, Answer, Body, undefined>;
  update: Call<string, Answer, Body, undefined>;
  remove: Call<string, z.ZodMiniUnknown, z.ZodMiniArray<typeof texts.key>, undefined>;
  answerOf: (row: SettingRow) => z.input<Answer>;
  /** `create` and `update`. */
  save: (given: { principal: Principal; company: Company; body: z.output<Body> }) => Promise<SettingRow>;
}

export function settingEndpoints<Answer extends z.ZodMiniType, Body extends Sent>(
  endpoint: DefineBehind,
  settings: EnvironmentSettings,
  { all, one, subject, create, update, remove, answerOf, save }: SettingCalls<Answer, Body>,
): void {
  endpoint(all, async ({ principal }) => (await settings.list(principal)).map(answerOf));
  endpoint(one, async ({ principal, params }) => answerOf(await settings.find(principal, params.id)));
  for (const [call, operation] of [
    [create, 'created'],
    [update, 'updated'],
  ] as const) {
    endpoint(call, {
      audit: [subject, operation],
      handle: async ({ principal, company, ...given }) => {
        const body = given.body as z.output<Body>;
        if ((call === create) !== (body.id === ''))
          throw new Refusal(400, t('This request isn’t valid. Reload the page and try again.'));
        return answerOf(await save({ principal, company, body }));
      },
    });
  }
  endpoint(remove, {
    audit: [subject, 'deleted'],
    handle: ({ principal, body }) => settings.remove(principal, body),
  });
}

const TAKEN = later('This customer environment is already in use.');

function environmentError(environment: number, otherSettings: readonly SettingRow[]): string | undefined {
  if (!(environment in customerEnvironmentNames)) return t('This customer environment doesn’t exist.');
  return otherSettings.some(({ customerEnvironment }) => customerEnvironment === environment)
    ? translated(TAKEN)
    : undefined;
}

export const fieldsOf = (
  row: Pick<SettingRow, 'content' | 'secrets'> | undefined,
): Record<string, unknown> | undefined => row && { ...row.content, ...row.secrets };

const namedBy = ({ id, customerEnvironment }: Pick<SettingRow, 'id' | 'customerEnvironment'>) => ({
  id,
  name: customerEnvironmentNames[customerEnvironment] ?? String(customerEnvironment),
});

export const stampsOf = (row: SettingRow) => ({
  id: row.id,
  customerEnvironment: row.customerEnvironment,
  createdDate: new Date(row.createdAt).toISOString(),
  createdByName: row.createdByName,
  updatedDate: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
  updatedByName: row.updatedByName,
});
