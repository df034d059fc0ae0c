import { stat } from 'node:fs/promises';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import { systemAccount } from '../account';
import { readIfThere } from '../files';
import { messageOf, Refusal } from '../refusal';
import { HOST, siteFiles } from './site';

/*
 * Who may release what into a site. `owners.json` lies with the tool's own records, beside the site, and belongs to the
 * operator, who alone can write there. Without it the account that the site's folder belongs to may do everything
 * and nobody else anything.
 */
const ownersSchema = z.strictObject({
  /** Accounts that may change everything: the host, origins, every area. */
  operators: z.array(z.string().min(1)).min(1),
  /** By area: accounts that may publish it and decide which version is live. */
  areas: z.record(z.string(), z.array(z.string().min(1))).default({}),
  /** Whose tokens say who a pipeline is, and for whom they have to be meant. */
  tokens: z.array(z.strictObject({ issuer: z.url(), audience: z.string().min(1) })).default([]),
});
type Owners = z.infer<typeof ownersSchema>;

const TIMEOUT = 10_000;

/** The tool itself, where it acts without being asked. No account has a space in its name. */
export const TOOL = 'release tool';

/**
 * The account that asks for a change: `token:<issuer>#<subject>` of `RELEASE_TOKEN`, which an issuer that the site
 * trusts has signed for this purpose, otherwise the operating system's, whatever the environment says.
 */
export async function accountFor(site: string, token = process.env.RELEASE_TOKEN): Promise<string> {
  return token ? verifiedAccount(token, await readOwners(site)) : systemAccount();
}

/** Refuses what an account may not do, and names who may. Without an area it is about the console as a whole. */
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
  const old = may.find((name) => name.startsWith('token:') && account === withIssuer(name, account));
  const hint = old === undefined ? '' : `; ${old} names no issuer and is nobody: write ${account}`;
  throw new Refusal(`${account} may not release ${what}; ${siteFiles(site).owners} names ${may.join(', ')}${hint}`);
}

/** An account without issuer, as files had it before, with that of another account. */
function withIssuer(name: string, account: string): string {
  return `${account.split('#')[0]}#${name.slice('token:'.length)}`;
}

async function readOwners(site: string): Promise<Owners | undefined> {
  const { owners: path } = siteFiles(site);
  const content = await readIfThere(path);
  if (!content) return undefined;
  try {
    return ownersSchema.parse(JSON.parse(content.toString()));
  } catch (error) {
    // Nobody may, rather than everybody.
    throw new Refusal(`${path} cannot be read, so nobody may release: ${problemText(error)}`);
  }
}

function problemText(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
}

/** A site that is not there yet belongs to who makes it. */
async function ownsFolder(site: string): Promise<boolean> {
  const folder = await stat(site).catch(() => undefined);
  return !folder || process.getuid === undefined || folder.uid === process.getuid();
}

/** With the issuer, whose address has no `#`: two issuers may give the same subject to different pipelines. */
async function verifiedAccount(token: string, owners: Owners | undefined): Promise<string> {
  try {
    const { iss } = decodeJwt(token);
    const trusted = owners?.tokens.find(({ issuer }) => issuer === iss);
    if (!trusted) throw new Error(`the site takes no tokens of ${iss}`);
    const { issuer, audience } = trusted;
    const discovery = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { jwks_uri: keys } = z.object({ jwks_uri: z.url() }).parse(await discovery.json());
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), { issuer, audience });
    if (!payload.sub) throw new Error('it has no subject');
    return `token:${issuer}#${payload.sub}`;
  } catch (error) {
    throw new Refusal(`RELEASE_TOKEN is not accepted: ${problemText(error)}`);
  }
}
