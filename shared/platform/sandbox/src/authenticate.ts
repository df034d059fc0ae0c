import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { apiClients } from './api-clients/api-client-tables';
import type { Caller } from './calls/principal';
import { accessFor, effectiveAccess, FEATURE, MAIN_PRODUCT } from './calls/products';
import { Refusal } from './calls/refusal';
import { customers, members, people, roles } from './db/schema';
import { type AccessTokenClaims, API_SCOPE, CLIENT_ID, verifyAccessToken } from './identity/access-token';
import { certificateOf, sha256Thumbprint } from './identity/client-certificate';
import { isEnded } from './identity/sessions';
import { verifyTrusted } from './identity/trusted-issuer';
import { STATUS_ACTIVE } from './members/user-status';
import type { Platform } from './platform/platform';

/** Rights to register a company (HOST-095). */
const founderAccess = accessFor({ [MAIN_PRODUCT]: [FEATURE.generalAdmin] });

export async function authenticate(platform: Platform, { headers, raw }: FastifyRequest): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const { keys, issuer, now, db } = platform;
  const claims = token && verifyAccessToken(keys, token, { issuer, now: now() });
  if (!claims) {
    const trusted = token && (await verifyTrusted(platform, token));
    if (trusted) return personPrincipal(platform, trusted.sub, trusted.customerId);
    throw new Refusal(401, t('The access token is missing, expired, or not valid here.'));
  }
  const scopes = claims.scope.split(' ');
  if (claims.client_id !== CLIENT_ID) {
    return clientPrincipal(platform, claims, scopes, certificateOf(raw.socket));
  }
  if (!scopes.includes(API_SCOPE)) throw new Refusal(401, t('The access token doesn’t have the scope for this API.'));
  if (claims.grant_id && (await isEnded(db, claims.grant_id))) {
    throw new Refusal(401, t('The session for this access token has ended.'));
  }
  const principal = await personPrincipal(platform, claims.sub, claims.customer_id);
  return claims.grant_id ? { ...principal, grantId: claims.grant_id } : principal;
}

async function personPrincipal(platform: Platform, personId: string, customerId?: string): Promise<Caller> {
  const [person] = await platform.db.select().from(people).where(eq(people.id, personId));
  if (!person) throw new Refusal(401, t('The user for this access token is unknown.'));
  if (!customerId) return { person, company: undefined, access: founderAccess };
  return { person, ...(await membership(platform, person.id, customerId)) };
}

async function membership({ db }: Platform, personId: string, customerId: string) {
  const [row] = await db
    .select({ company: customers, access: roles.access, statusId: members.statusId })
    .from(members)
    .innerJoin(customers, eq(customers.id, members.customerId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(eq(members.personId, personId), eq(members.customerId, customerId)));
  if (!row || row.statusId !== STATUS_ACTIVE)
    throw new Refusal(403, t('Your access to this company isn’t active. Ask a company administrator to activate it.'));
  return { company: row.company, access: effectiveAccess(row.access, row.company.activeProducts) };
}

/** Read at every call, to refuse disabled clients at once. */
async function clientPrincipal(
  { db, now }: Platform,
  { client_id: clientId, cnf }: AccessTokenClaims,
  scopes: readonly string[],
  certificate: Buffer | undefined,
): Promise<Caller> {
  const isCaller = eq(apiClients.clientId, clientId);
  const [row] = await db
    .select({ client: apiClients, company: customers })
    .from(apiClients)
    .innerJoin(customers, eq(customers.id, apiClients.customerId))
    .where(isCaller);
  if (!row?.client.enabled) throw new Refusal(401, t('The API client for this access token is disabled or deleted.'));
  const { client, company } = row;
  if (cnf ? !certificate || sha256Thumbprint(certificate) !== cnf['x5t#S256'] : client.useMtls) {
    throw new Refusal(401, t('The access token was issued to another client certificate.'));
  }
  await db.update(apiClients).set({ lastCallAt: now().getTime() }).where(isCaller);
  return { person: machine(clientId, client.name), company, access: [], client: { scopes } };
}

const machine = (id: string, firstName: string): Caller['person'] => ({
  id,
  firstName,
  lastName: '',
  email: '',
  phoneNumber: '',
  languageCode: 'en',
  profileImage: '',
  passwordHash: null,
  isStaff: false,
  chosenCustomerId: null,
});
