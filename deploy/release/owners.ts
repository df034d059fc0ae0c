import { stat } from 'node:fs/promises';
import { systemAccount } from '@console/build/records';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import { fetchSoon, readIfThere } from '../files';
import { messageOf, Refusal } from '../refusal';
import { HOST, siteFiles } from './site';

/* Only the operator can write `owners.json`. Without it, only the owner of the site's folder may change anything. */
const ownersSchema = z.strictObject({
  operators: z.array(z.string().min(1)).min(1),
  areas: z.record(z.string(), z.array(z.string().min(1))).default({}),
  /** Trusted for pipelines, with the tokens' audience. */
  tokens: z.array(z.strictObject({ issuer: z.url(), audience: z.string().min(1) })).default([]),
  /** Also for areas and a host without signers. */
  signatures: z.literal('required').optional(),
});
type Owners = z.infer<typeof ownersSchema>;

/** The space sets it apart from real accounts. */
export const TOOL = 'release tool';

/** `token:<issuer>#<subject>` of a valid `RELEASE_TOKEN`, else the operating system's. */
export async function accountFor(site: string, token = process.env.RELEASE_TOKEN): Promise<string> {
  return token ? verifiedAccount(token, await readOwners(site)) : systemAccount();
}

/** Without `area`, the whole console. */
export async function demandOwner(site: string, account: string, area: string | undefined): Promise<void> {
  const what = area === undefined || area === HOST ? 'the host and what concerns every area' : area;
  const owners = await readOwners(site);
  if (!owners) {
    if (await ownsFolder(site)) return;
    throw new Refusal(
      `${account} may not release here: the site belongs to another account, and ${siteFiles(site).owners} is not there`,
    );
  }
  const may = [...owners.operators, ...(area === undefined || area === HOST ? [] : (owners.areas[area] ?? []))];
  if (may.includes(account)) return;
  const [issuer] = account.split('#');
  const old = may.find((name) => name.startsWith('token:') && account === `${issuer}#${name.slice('token:'.length)}`);
  const hint = old === undefined ? '' : `; ${old} names no issuer and is nobody: write ${account}`;
  throw new Refusal(`${account} may not release ${what}; ${siteFiles(site).owners} names ${may.join(', ')}${hint}`);
}

export async function mustBeSigned(site: string): Promise<boolean> {
  return (await readOwners(site))?.signatures === 'required';
}

async function readOwners(site: string): Promise<Owners | undefined> {
  const { owners: path } = siteFiles(site);
  const content = await readIfThere(path);
  if (!content) return undefined;
  try {
    return ownersSchema.parse(JSON.parse(content.toString()));
  } catch (error) {
    // Unreadable: nobody, not everybody.
    throw new Refusal(`${path} cannot be read, so nobody may release: ${problemText(error)}`);
  }
}

function problemText(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
}

/** A new site belongs to its creator. */
async function ownsFolder(site: string): Promise<boolean> {
  const folder = await stat(site).catch(() => undefined);
  return !folder || process.getuid === undefined || folder.uid === process.getuid();
}

/** Issuers may share a subject. An issuer's address has no `#`. */
async function verifiedAccount(token: string, owners: Owners | undefined): Promise<string> {
  try {
    const { iss } = decodeJwt(token);
    const trusted = owners?.tokens.find(({ issuer }) => issuer === iss);
    if (!trusted) throw new Error(`the site takes no tokens of ${iss}`);
    const { issuer, audience } = trusted;
    const discovery = await fetchSoon(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const { jwks_uri: keys } = z.object({ jwks_uri: z.url() }).parse(await discovery.json());
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), { issuer, audience });
    if (!payload.sub) throw new Error('it has no subject');
    return `token:${issuer}#${payload.sub}`;
  } catch (error) {
    throw new Refusal(`RELEASE_TOKEN is not accepted: ${problemText(error)}`);
  }
}
