import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provenanceOf } from '@console/build/records';
import type { Provenance } from '@console/contract/releases';
import { allSigners, signersOf } from '../area-paths';
import { buildPackages } from '../build/build-packages';
import { Refusal } from '../refusal';
import { makeKey, readKey, type SigningKey, signingKey } from '../signing/signing-key';
import { areaNames, IS_WORKSPACE, packageDir } from '../workspace';
import { answersOf } from './answers';
import { type CheckResult, checkArea, checkClaim, checkHost, checkSite, checkText, isCompatible } from './check';
import { command, entitled, type Options, print, program } from './command-line';
import { type Published, publishArea, publishElsewhere, publishHost } from './publish';
import { appendLog, changeSite, type LogEntry, readLog } from './release-log';
import { areaSigned, demandKnownKey, hostSigned, signFolder, signPublished } from './signed';
import { HOST, manifestName, publishedArea, readRegistry } from './site';
import { sizeReport, sizeText } from './size-report';
import { demandCheckedTypes, demandCommit, demandTypes, type SourceOptions, wrongTypes } from './source-checks';

export function addPublishing(): void {
  command('publish <name>', 'build if needed and copy into an immutable folder; changes nothing that is live')
    .option('--dist <folder>', 'take this build instead of building')
    .option('--from <url>', 'take a version as another server has it, and leave its files there')
    .option('--dirty', 'although not all of its sources are committed')
    .option('--no-types', 'although the compiler has not agreed to it')
    .action(publish);
}

export function addSigning(): void {
  command('sign <name> <version>', 'add a signature to a published version; the host needs those of two people')
    .option('--key <file>', 'the private key; otherwise that of RELEASE_SIGNING_KEY')
    .option('--dist <folder>', 'sign this build of an area, which another server or an image gets')
    .action(sign);

  command('signers', 'the public keys of all areas, for areas.signers of config.json').action(
    async (options: Options) => {
      const areas = Object.entries(await allSigners()).filter(([name]) => name !== HOST);
      const keys = areas.map(([name, signers]) => [
        name,
        signers.filter(({ retired }) => retired === undefined).map(({ key }) => key),
      ]);
      const value: unknown = Object.fromEntries(keys);
      print(options, value, JSON.stringify(value, null, 2));
    },
  );

  const keys = program.command('key').description('keys for signatures of versions');
  keys
    .command('new <file>')
    .description('make a key pair; the private key is written into a new file outside of every repository')
    .requiredOption('--owner <name>', 'who has the private key: a person, or a pipeline')
    .action(async (file: string, { owner }: { owner: string }) => showKey(owner, await makeKey(resolve(file))));
  keys
    .command('show [file]')
    .description('print the public key of a private key, or of that of RELEASE_SIGNING_KEY')
    .requiredOption('--owner <name>', 'who has the private key')
    .action(async (file: string | undefined, { owner }: { owner: string }) => showKey(owner, await demandKey(file)));
}

async function publish(name: string, options: PublishOptions): Promise<void> {
  const { site, by } = await entitled(options, name);
  const { version, isNew, built } = await published(name, options);
  await changeSite(site, async () => {
    const isAbout = (line: LogEntry) =>
      line.name === name && ((line.action === 'publish' && line.to === version) || line.removed === version);
    // A publication may have ended before its line.
    if ((await readLog(site)).findLast(isAbout)?.action !== 'publish')
      await appendLog(site, { by, action: 'publish', name, to: version, built });
  });

  const checked = await check(site, name, version);
  const live = (await readRegistry(site)).areas[name]?.current;
  const sizes = name === HOST ? undefined : await sizeReport(site, await publishedArea(site, name, version), live);
  const text = [
    `${name} ${version} ${isNew ? 'is published' : 'was published before'}${built?.commit ? `, of commit ${built.commit}` : ''}`,
    ...(sizes ? [sizeText(sizes)] : []),
    checkText(checked),
    ...(await signatureLines(site, name, version)),
    ...(isCompatible(checked) ? [`Make it live: npm run release -- promote ${name} ${version} --why "…"`] : []),
  ];
  print(options, { name, version, isNew, sizes, check: checked }, text.join('\n\n'));
}

async function signatureLines(site: string, name: string, version: string): Promise<string[]> {
  if (name === HOST) return [];
  const { owners, reason } = await areaSigned(site, { name, version });
  return owners.length > 0 || reason !== undefined ? [] : [`${name} has no signers, so nobody has to sign ${version}`];
}

interface PublishOptions extends Options, SourceOptions {
  dist?: string;
  from?: string;
}

async function published(
  name: string,
  options: PublishOptions,
): Promise<Published & { built?: Provenance | undefined }> {
  const { site, from } = options;
  if (from !== undefined) {
    if (name === HOST) throw new Refusal('The host has the address that people open; it cannot come from another');
    return publishElsewhere(site, name, from, (built) => {
      demandCommit(name, built, options);
      demandCheckedTypes(name, built, options);
    });
  }
  const dir = packageDir(name);
  const isOwn = options.dist ? resolve(options.dist) === join(dir, 'dist') : IS_WORKSPACE;
  // Types are checked during the build: each takes seconds.
  const [dist, errors] = await Promise.all([
    options.dist ? resolve(options.dist) : build(name, options),
    isOwn ? wrongTypes([dir], options) : undefined,
  ]);
  const built = await provenanceOf(join(dist, manifestName(name)));
  demandCommit(name, built, options);
  if (isOwn) demandTypes(name, errors);
  else demandCheckedTypes(name, built, options);
  const publishing = name === HOST ? publishHost(site, dist) : publishArea(site, name, dist, { mustBeSigned: true });
  return { ...(await publishing), built };
}

async function build(name: string, { json }: Options): Promise<string> {
  if (!IS_WORKSPACE) return ownBuild(name);
  if (name !== HOST && !areaNames().includes(name))
    throw new Refusal(`There is no area "${name}": ${areaNames().join(', ')}`);
  const dir = packageDir(name);
  await buildPackages([dir], json ? () => {} : console.log);
  return join(dir, 'dist');
}

function ownBuild(name: string): string {
  const dist = resolve('dist');
  if (existsSync(join(dist, 'area.json'))) return dist;
  throw new Refusal(`There is no build of ${name} in ${dist}: npm run build`);
}

/** An area in the live host, the host with live areas. */
export async function check(site: string, name?: string, version?: string): Promise<CheckResult> {
  if (!name) return { ...(await checkSite(site)), answers: await answersOf(site) };
  const isClaimed = name !== HOST && IS_WORKSPACE && !areaNames().includes(name);
  if (!version && isClaimed) return checkClaim(name);
  const from = version ? { version } : { dist: await build(name, { site, json: true }) };
  return name === HOST ? checkHost(site, from) : checkArea(site, name, from);
}

async function sign(name: string, version: string, options: Options & { key?: string; dist?: string }): Promise<void> {
  const { site, by } = await entitled(options, name);
  const key = await demandKey(options.key);
  const owner = (await signersOf(name)).find((signer) => signer.key === key.publicKey)?.owner ?? key.keyId;
  if (options.dist) {
    await demandKnownKey(name, key);
    const isNew = await signFolder(resolve(options.dist), name, version, key);
    return print(options, { name, version, isNew }, `${name} ${version} is signed by ${owner} in ${options.dist}`);
  }
  const isNew = await signPublished(site, name, version, key);
  if (isNew) await appendLog(site, { by, action: 'sign', name, to: version, why: `key of ${owner}` });
  const { reason } = await (name === HOST ? hostSigned(site, version) : areaSigned(site, { name, version }));
  const text = `${name} ${version} ${isNew ? 'is signed' : 'was signed before'} by ${owner}`;
  print(options, { name, version, isNew, reason }, reason ? `${text}; it ${reason}` : text);
}

async function demandKey(file?: string): Promise<SigningKey> {
  const key = await (file ? readKey(resolve(file)) : signingKey());
  if (!key) throw new Refusal('There is no signing key: --key or RELEASE_SIGNING_KEY. release key new makes one');
  return key;
}

function showKey(owner: string, { publicKey, keyId }: SigningKey): void {
  console.log(JSON.stringify({ owner, key: publicKey }));
  console.error(`The key ${keyId}. Add this line to "signers" of deploy/areas/<area>.json`);
}
