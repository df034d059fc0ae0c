import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemAccount } from '@console/build/records';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { replaceFile } from '../files';
import { accountFor, demandOwner } from './owners';
import { siteFiles } from './site';
import { TestSite } from './testing/test-site';

let made: TestSite;
let site: string;

beforeEach(async () => {
  made = await TestSite.make();
  site = made.site;
  await mkdir(site);
});
afterEach(() => made.remove());

const write = (owners: unknown) => replaceFile(siteFiles(site).owners, JSON.stringify(owners));

test('an owner of an area may release that area, an operator all, others none', async () => {
  await write({ operators: ['anna'], areas: { team: ['kari'] } });
  for (const area of ['team', 'billing', 'host', undefined]) await demandOwner(site, 'anna', area);
  await demandOwner(site, 'kari', 'team');
  for (const area of ['billing', 'host', undefined]) {
    await expect(demandOwner(site, 'kari', area)).rejects.toThrow(/^kari may not release .+ names anna$/);
  }
  await expect(demandOwner(site, 'ola', 'team')).rejects.toThrow('owners.json names anna, kari');
});

test.each([
  ['not JSON', '{'],
  ['without operators', '{}'],
  ['misspelt', '{"operators":["anna"],"area":{}}'],
])('a file that is %s lets nobody in', async (_, text) => {
  await replaceFile(siteFiles(site).owners, text);
  await expect(demandOwner(site, systemAccount(), 'team')).rejects.toThrow('cannot be read, so nobody may release');
});

test('without the file only the owner of the site’s folder may release', async () => {
  await demandOwner(site, systemAccount(), 'host');
  // Only root changes owners.
  if (process.getuid?.() !== 0) return;
  await chown(site, 12_345, 12_345);
  await expect(demandOwner(site, systemAccount(), 'team')).rejects.toThrow('the site belongs to another account');
});

test('a pipeline’s account is the subject of its signed token, with the right audience and a trusted issuer', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] };
  const server = createServer((request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.end(JSON.stringify(isDiscovery ? { jwks_uri: `${issuer}/keys` } : jwks));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const sign = (key: typeof privateKey, audience: string, iss = issuer) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(iss)
      .setSubject('repo:acme/billing:ref:refs/heads/main')
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(key);
  await write({ operators: ['anna'], tokens: [{ issuer, audience: 'console-release' }] });

  const own = await sign(privateKey, 'console-release');
  const account = `token:${issuer}#repo:acme/billing:ref:refs/heads/main`;
  expect(await accountFor(site, own)).toBe(account);
  const tokens = [{ issuer, audience: 'console-release' }];
  const subject = 'repo:acme/billing:ref:refs/heads/main';
  await write({ operators: ['anna'], areas: { team: [`token:https://issuer.example#${subject}`] }, tokens });
  await expect(demandOwner(site, account, 'team')).rejects.toThrow('may not release team');
  await write({ operators: ['anna'], areas: { team: [`token:${subject}`] }, tokens });
  await expect(demandOwner(site, account, 'team')).rejects.toThrow(`names no issuer and is nobody: write ${account}`);
  await write({ operators: ['anna'], areas: { team: [account] }, tokens });
  await demandOwner(site, account, 'team');
  const { privateKey: another } = await generateKeyPair('RS256');
  const refusals = [
    [await sign(another, 'console-release'), 'signature verification failed'],
    [await sign(privateKey, 'another purpose'), 'unexpected "aud" claim value'],
    [await sign(privateKey, 'console-release', 'https://issuer.example'), 'takes no tokens of https://issuer.example'],
    ['no token', 'RELEASE_TOKEN is not accepted'],
  ] as const;
  for (const [token, reason] of refusals) await expect(accountFor(site, token)).rejects.toThrow(reason);
  server.close();
});
