import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNATURES_FILE } from '@console/contract/signatures';
import { replaceFile } from '../files';
import { makeKey, type SigningKey } from '../signing/signing-key';
import { checkArea, checkSite, checkText } from './check';
import { canaryArea, promoteArea, rollBackArea } from './move-area';
import { promoteHost } from './move-host';
import { publishArea, publishHost } from './publish';
import { signPublished } from './signed';
import { HOST, readRegistry, siteFiles } from './site';
import { TestSite } from './testing/test-site';

const AUTHORITY = { by: 'ola', why: 'a test' };

let made: TestSite;
let site: string;
let kari: SigningKey;
let ola: SigningKey;
beforeEach(async () => {
  made = await TestSite.make();
  site = made.site;
  kari = await makeKey(join(made.root, 'kari.pem'));
  ola = await makeKey(join(made.root, 'ola.pem'));
  await claims();
});
afterEach(async () => {
  delete process.env.RELEASE_SIGNING_KEY;
  await made.remove();
});

const signer = (owner: string, { publicKey }: SigningKey, rest = {}) => ({ owner, key: publicKey, ...rest });

/** `team` has a signer, `billing` none. */
async function claims(signers = [signer('kari', kari)], host?: ReturnType<typeof signer>[]): Promise<void> {
  const team = { paths: ['/admin/team'], signers };
  await writeFile(
    made.areasFile,
    JSON.stringify({ team, billing: ['/admin/billing'], ...(host ? { host: { signers: host } } : {}) }),
  );
}

async function published(version: string, key?: SigningKey): Promise<string> {
  await made.publishArea('team', version);
  if (key) await signPublished(site, 'team', version, key);
  return join(siteFiles(site).areas, 'team', version);
}

const promote = (version: string) => promoteArea(site, 'team', version, AUTHORITY);

test('Q78 publish signs with the key of RELEASE_SIGNING_KEY, and refuses a version that no owner has signed', async () => {
  const dist = await made.builtArea('team', '1.0.0');
  const publish = () => publishArea(site, 'team', dist, { mustBeSigned: true });
  await expect(publish()).rejects.toThrow(/team 1\.0\.0 is not published: it is not signed; .*areas\.json has kari/);
  process.env.RELEASE_SIGNING_KEY = join(made.root, 'ola.pem');
  await expect(publish()).rejects.toThrow('which is no key of its owners');
  process.env.RELEASE_SIGNING_KEY = join(made.root, 'kari.pem');
  expect(await publish()).toEqual({ version: '1.0.0', isNew: true });
  await promote('1.0.0');
  expect(checkText(await checkSite(site))).toContain('✓ team 1.0.0 is compatible, signed by kari');
});

test('Q78 promote, canary, rollback and check refuse a version that is not signed, and force does not help', async () => {
  await published('1.0.0', kari);
  await published('2.0.0');
  await promote('1.0.0');
  const force = { ...AUTHORITY, force: true };
  await expect(promoteArea(site, 'team', '2.0.0', force)).rejects.toThrow(/team 2\.0\.0 is not signed/);
  await expect(canaryArea(site, 'team', '2.0.0', { percent: 10 }, force)).rejects.toThrow('is not signed');
  await expect(rollBackArea(site, 'team', '2.0.0', force)).rejects.toThrow('is not signed');
  expect((await checkArea(site, 'team', { version: '2.0.0' })).areas[0]?.refused).toContain('is not signed');
  expect((await readRegistry(site)).areas.team?.current.manifest.version).toBe('1.0.0');
  expect(await signPublished(site, 'team', '2.0.0', kari)).toBe(true);
  await promote('2.0.0');
  await rollBackArea(site, 'team', undefined, AUTHORITY);
  expect((await readRegistry(site)).areas.team?.current.manifest.version).toBe('1.0.0');
});

test('Q78 a changed manifest, the signature of another version or area, and an unknown or retired key are named', async () => {
  const one = await published('1.0.0', kari);
  const two = await published('2.0.0');
  await cp(join(one, SIGNATURES_FILE), join(two, SIGNATURES_FILE));
  await expect(promote('2.0.0')).rejects.toThrow('has the signature of team/1.0.0/area.json, not one of its own');

  const manifest = await readFile(join(one, 'area.json'), 'utf8');
  await writeFile(join(one, 'area.json'), manifest.replace('"title":"List"', '"title":"Fake"'));
  await rm(join(one, 'area.json.br'), { force: true });
  await rm(join(one, 'area.json.gz'), { force: true });
  await expect(promote('1.0.0')).rejects.toThrow('is not what was signed: team/1.0.0/area.json has other content');
  await writeFile(join(one, 'area.json'), manifest);

  await expect(signPublished(site, 'team', '2.0.0', ola)).rejects.toThrow('is not among the signers in');
  await claims([signer('ola', ola)]);
  await expect(promote('1.0.0')).rejects.toThrow(`the key ${kari.keyId.slice(0, 12)}, which is no key of its owners`);
  await claims([signer('ola', ola), signer('kari', kari, { retired: '2026-11-01, left' })]);
  await expect(promote('1.0.0')).rejects.toThrow('of kari, which is retired: 2026-11-01, left');
  await expect(signPublished(site, 'team', '1.0.0', kari)).rejects.toThrow('Your key is retired');
  await signPublished(site, 'team', '1.0.0', ola);
  await promote('1.0.0');
});

test('Q78 an area without signers needs no signature, unless the operator requires one or the host would refuse it', async () => {
  await made.publishArea('billing', '1.0.0');
  await promoteArea(site, 'billing', '1.0.0', AUTHORITY);
  const { owners } = siteFiles(site);
  await replaceFile(owners, JSON.stringify({ operators: ['anna'], signatures: 'required' }));
  await made.publishArea('billing', '1.1.0');
  await expect(promoteArea(site, 'billing', '1.1.0', AUTHORITY)).rejects.toThrow(
    /needs a signature of an owner; .* has no signer/,
  );
  await promoteArea(site, 'billing', '1.1.0', { ...AUTHORITY, unsigned: true });
});

test('Q78 the host needs the signatures of two owners, of one key each or several', async () => {
  const kariAgain = await makeKey(join(made.root, 'kari-laptop.pem'));
  await claims([], [signer('kari', kari), signer('kari', kariAgain), signer('ola', ola)]);
  await made.publishHost('1.0.0');
  const promoteIt = () => promoteHost(site, '1.0.0', AUTHORITY);
  await expect(promoteIt()).rejects.toThrow(/1\.0\.0 is not signed; .* has kari, ola/);
  await signPublished(site, HOST, '1.0.0', kari);
  await signPublished(site, HOST, '1.0.0', kariAgain);
  await expect(promoteIt()).rejects.toThrow('is signed by kari only; it needs signatures of 2 owners of kari, ola');

  process.env.RELEASE_SIGNING_KEY = join(made.root, 'ola.pem');
  const dist = await made.builtHost('1.0.0');
  await writeFile(join(dist, 'index.html'), '<script src="https://evil.example"></script>');
  await expect(publishHost(site, dist)).rejects.toThrow('than your build of this version: it is not signed');
  await publishHost(site, await made.builtHost('1.0.0'));
  await promoteIt();
  expect((await checkSite(site)).hostRefused).toBeUndefined();

  await writeFile(siteFiles(site).page, '<!doctype html><title>forged</title>');
  expect(checkText(await checkSite(site))).toContain('✗ the host 1.0.0 has another index.html than the signed one');
});

test('Q78 promote refuses what the host refuses by areas.signers, and a config.json that no host reads', async () => {
  const nils = await makeKey(join(made.root, 'nils.pem'));
  await claims([signer('kari', kari, { retired: 'left' }), signer('nils', nils)]);
  await published('1.0.0', nils);
  const config = JSON.parse(
    await readFile(join(__dirname, '../containers/kubernetes/overlays/example/config.json'), 'utf8'),
  );
  const configure = (text: string) => writeFile(join(site, 'config.json'), text);
  await configure(JSON.stringify({ ...config, areas: { signers: { team: [kari.publicKey] } } }));
  await expect(promote('1.0.0')).rejects.toThrow('the host refuses it by areas.signers of config.json');
  for (const broken of ['{ "areas": ', '{ "areas": {} }']) {
    await configure(broken);
    await expect(promote('1.0.0')).rejects.toThrow('config.json is no configuration of a console');
  }
  await configure(JSON.stringify({ ...config, areas: { signers: { team: [nils.publicKey] } } }));
  await promote('1.0.0');
});
