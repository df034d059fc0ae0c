import { createHash, generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import type { AreaRelease } from '@console/contract';
import { dropEarlyAnswers, pageStart } from '@console/http/early';
import { createAreaManifests } from './area-manifests';
import type { ScriptError } from './inspect-file';
import { createScriptFiles } from './script-files';

const SHA = `sha384-${'A'.repeat(64)}`;
const LISTED = { contract: 1, name: 'team', title: 'Team', version: '1.0.0', container: 'team_1' };
const PAGES = { list: { path: '/admin/team', title: 'List', requires: { admin: true } } } as const;
const REST = { builtAgainst: {}, groups: {}, pages: PAGES, slots: {} };
const FILES = { entry: 'entry.js', preload: ['entry.js'], chunks: {}, files: { 'entry.js': SHA } };
const PUBLISHED = JSON.stringify({ ...LISTED, ...REST, ...FILES });
const BASE = 'https://console.example/areas/team/1.0.0/';

const kari = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ola = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const SIGNERS = { team: [spki(kari.publicKey).toString('base64')] };

/** Signs without the release tool's code, to prove the format. */
function signature(text: string, { publicKey, privateKey } = kari, name = 'team/1.0.0/area.json'): string {
  const subject = [{ name, digest: { sha256: createHash('sha256').update(text).digest('hex') } }];
  const [_type, predicateType] = ['https://in-toto.io/Statement/v1', 'https://slsa.dev/provenance/v1'];
  const payload = JSON.stringify({ _type, subject, predicateType, predicate: {} });
  const payloadType = 'application/vnd.in-toto+json';
  const bytes = Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} ${payload}`);
  const keyid = createHash('sha256').update(spki(publicKey)).digest('hex');
  const signatures = [{ keyid, sig: sign('sha256', bytes, privateKey).toString('base64') }];
  return JSON.stringify([
    { dsseEnvelope: { payload: Buffer.from(payload).toString('base64'), payloadType, signatures } },
  ]);
}

/** The attacker writes these files and the registry. */
const folder = new Map<string, string>();
/** The cache serves these until a request bypasses it. */
const cached = new Map<string, string>();
const fetched = jest.fn(async (url: string, { cache }: RequestInit = {}) => {
  const file = url.slice(BASE.length);
  const body = (cache === 'reload' ? undefined : cached.get(file)) ?? folder.get(file);
  return new Response(body ?? '', {
    status: body === undefined ? 404 : 200,
    headers: { 'content-type': 'application/json' },
  });
});

beforeEach(() => {
  folder.clear();
  cached.clear();
  fetched.mockClear();
  folder.set('area.json', PUBLISHED).set('signatures.json', signature(PUBLISHED));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as never);
  jest.replaceProperty(globalThis, 'crypto', webcrypto as Crypto);
});
afterEach(() => jest.restoreAllMocks());

function release(change: Partial<AreaRelease['manifest']> = {}): AreaRelease {
  const digest = createHash('sha256')
    .update(folder.get('area.json') ?? '')
    .digest('base64');
  return { baseUrl: BASE, integrity: `sha256-${digest}`, manifest: { ...LISTED, ...REST, ...change } };
}

/** Why it is refused; then no script may run. */
async function refusal(signers: Record<string, string[]> | undefined, listed = release()): Promise<string | undefined> {
  const files = createScriptFiles();
  const reason = await createAreaManifests({ files, timeout: 1_000 }, signers)
    .load(listed)
    .then(
      () => undefined,
      ({ failure, detail }: ScriptError) => `${failure}: ${detail}`,
    );
  // Read by the Trusted Types policy and script elements.
  expect(files.isKnown(`${BASE}entry.js`)).toBe(reason === undefined);
  return reason;
}

test('Q78 a version that a signer of its area has signed may run, and without signers nothing is verified', async () => {
  expect(await refusal(SIGNERS)).toBeUndefined();
  folder.delete('signatures.json');
  fetched.mockClear();
  expect(await refusal(undefined)).toBeUndefined();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${BASE}area.json`]);
});

test('Q78 no script may run of a version that is unsigned, changed, signed for another one, or by another key', async () => {
  folder.delete('signatures.json');
  expect(await refusal(SIGNERS)).toBe('signature: is not signed');
  folder.set('signatures.json', 'null');
  expect(await refusal(SIGNERS)).toContain('cannot be read');
  folder.set('signatures.json', signature(PUBLISHED, ola));
  expect(await refusal(SIGNERS)).toContain('which is no key of its owners');
  folder.set('signatures.json', signature(PUBLISHED, kari, 'team/2.0.0/area.json'));
  expect(await refusal(SIGNERS)).toContain('has the signature of team/2.0.0/area.json');
  folder.set('signatures.json', signature(PUBLISHED));
  expect(await refusal({ billing: SIGNERS.team })).toContain('without signers in this installation');
  // Other scripts, hashes, and manifest hash in the registry.
  folder.set('area.json', PUBLISHED.replace(SHA, `sha384-${'B'.repeat(64)}`));
  expect(await refusal(SIGNERS)).toContain('is not what was signed');
});

test('Q78 a registry that opens a gate or moves a page of a signed version is refused', async () => {
  const { requires: _, ...open } = PAGES.list;
  expect(await refusal(SIGNERS, release({ pages: { list: open } }))).toContain('other pages or gates');
  expect(await refusal(SIGNERS, release({ pages: { list: { ...PAGES.list, path: '/plans' } } }))).toContain(
    'other pages or gates',
  );
});

test('Q78 a signature that was added later is found past the cache', async () => {
  cached.set('signatures.json', signature(PUBLISHED, ola));
  expect(await refusal(SIGNERS)).toBeUndefined();
});

test('Q78 on a page without HTTPS, where nothing can be verified, nothing runs', async () => {
  jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
  expect(await refusal(SIGNERS)).toContain('not loaded by HTTPS');
});

test('P10 Q1 Q21 an area.json that the first script has requested is not requested again, unless it is of another version or type, failed, or is late', async () => {
  const { integrity } = release();
  const arrived = (type = 'application/json') =>
    Promise.resolve(new Response(PUBLISHED, { headers: { 'content-type': type } }));
  const late = new Promise<Response>(() => {});
  const requestsWith = async (answer: Promise<Response>, hash = integrity) => {
    answer.catch(() => undefined);
    pageStart().answers = new Map([[hash, { answer, authorization: '' }]]);
    fetched.mockClear();
    expect(await refusal(undefined)).toBeUndefined();
    return fetched.mock.calls.length;
  };
  expect(await requestsWith(arrived())).toBe(0);
  expect(await requestsWith(arrived(), 'sha256-other')).toBe(1);
  expect(await requestsWith(arrived('image/png'))).toBe(1);
  expect(await requestsWith(Promise.reject(new TypeError('Failed to fetch')))).toBe(1);
  expect(await requestsWith(late)).toBe(1);
  dropEarlyAnswers();
});
