import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { provenanceOf } from '@console/build/records';
import { FAILING, type Provenance } from '@console/contract/releases';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { allSigners, signersOf } from '../area-paths';
import { buildPackages } from '../build/build-packages';
import { ignoreClosedOutput } from '../closed-output';
import { messageOf, Refusal } from '../refusal';
import { makeKey, readKey, type SigningKey, signingKey } from '../signing/signing-key';
import { areaDir, areaNames, HOST_DIR, IS_WORKSPACE, SITE } from '../workspace';
import { readReleases, stepsTo, stepText, takeStep } from './apply';
import { type CheckResult, checkArea, checkClaim, checkHost, checkSite, checkText, isCompatible } from './check';
import { type CleaningRule, cleanSite, oldVersions } from './clean';
import { breakLock } from './lock';
import { canaryArea, ORG_NUMBER, promoteArea, retireArea, rollBackArea } from './move-area';
import { promoteHost, rollBackHost } from './move-host';
import { changeOrigins } from './move-origins';
import { changeOutside } from './move-outside';
import { accountFor, demandOwner } from './owners';
import { type Published, publishArea, publishElsewhere, publishHost } from './publish';
import { type Authority, appendLog, type LogEntry, readLog } from './release-log';
import { reproduce } from './reproduce';
import { areaSigned, demandKnownKey, hostSigned, signFolder, signPublished } from './signed';
import { HOST, publishedArea, readRegistry, siteFiles } from './site';
import { sizeReport, sizeText } from './size-report';
import { demandCheckedTypes, demandCommit, demandTypes, type SourceOptions, wrongTypes } from './source-checks';
import { sourceOf } from './source-maps';
import { groupText, logText, siteStatus, statusText, versionsText } from './status';
import { endFailingCanaries, type Threshold } from './watch';

/*
 * `npm run release -- <command>`: how a change of one area or of the host goes live, and how it is rolled back. Exit
 * codes: 0 done, 1 refused, 2 wrong usage, 3 failure.
 */
const REFUSED = 1;
const MISUSED = 2;
const BROKEN = 3;

interface Options {
  site: string;
  json?: true;
}

interface ChangeOptions extends Options, Omit<Authority, 'by'> {}

const program = new Command('npm run release --')
  .description('Publishes areas and the host into a site, and decides which version is live.')
  .addHelpText(
    'after',
    `
A name is an area's, or "host". From a change to live and back:

  npm run release -- publish billing
  npm run release -- canary billing 1.4.0-3fa9c1d --percent 10 --why "new checkout, first tenth"
  npm run release -- promote billing 1.4.0-3fa9c1d --why "new checkout"
  npm run release -- rollback billing --why "invoices are empty"

Ends with 0 = done, 1 = refused and nothing changed, 2 = asked wrongly, 3 = something broke.`,
  )
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`${text}See --help.\n`) });

command('publish <name>', 'build if needed and copy into an immutable folder; changes nothing that is live')
  .option('--dist <folder>', 'take this build instead of building')
  .option('--from <url>', 'take a version as another server has it, and leave its files there')
  .option('--dirty', 'although not all of its sources are committed')
  .option('--no-types', 'although the compiler has not agreed to it')
  .action(publish);

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

change('promote <name> <version>', 'make a published version the live one')
  .option('--if-canary', 'only if it is the canary of its area now: at the end of a pipeline')
  .action(async (name: string, version: string, flags: ChangeOptions & { ifCanary?: true }) => {
    if (name === HOST && flags.ifCanary)
      program.error('error: the host has no canaries, so not --if-canary', { exitCode: MISUSED });
    const options = await entitled(flags, name);
    const entry = await (name === HOST
      ? promoteHost(options.site, version, options)
      : promoteArea(options.site, name, version, options));
    reportChange(entry, options, `${name} ${version} is live already`);
  });

change('rollback <name> [version]', 'back to the previous version, or to the one that is named; ends a canary').action(
  async (name: string, version: string | undefined, flags: ChangeOptions) => {
    const options = await entitled(flags, name);
    const entry = await (name === HOST
      ? rollBackHost(options.site, version, options)
      : rollBackArea(options.site, name, version, options));
    reportChange(entry, options, `${name} ${version} is live already`);
  },
);

change('canary <area> <version>', 'give a published version to some of the users, always the same ones')
  .option('--percent <n>', 'share of the users; 0 and no company ends it', percentage)
  .option('--company <number>', 'organisation number of a company whose users all get it; again for another', listed)
  .action(async (name: string, version: string, flags: ChangeOptions & { percent?: number; company?: string[] }) => {
    const { percent, company: companies } = flags;
    if (percent === undefined && !companies)
      program.error('error: say for whom: --percent or --company', { exitCode: MISUSED });
    const options = await entitled(flags, name);
    const entry = await canaryArea(options.site, name, version, { percent, companies }, options);
    reportChange(entry, options, `${name} ${version} is a canary for ${groupText({ percent, companies })} already`);
  });

command('watch', 'take back canaries that fail, by what pages report to the collector')
  .requiredOption('--collector <url>', 'address of the collector, such as http://localhost:4600')
  .option('--minutes <n>', 'what was reported within so many minutes counts', wholeNumber, 10)
  .option('--failures <n>', 'failed in at least so many page loads…', wholeNumber, FAILING.failures)
  .option('--percent <n>', '…that are at least this share of all page loads with it…', percentage, FAILING.percent)
  .option('--sources <n>', '…and come from at least so many addresses', wholeNumber, 1)
  .option('--every <seconds>', 'how often to look', wholeNumber, 15)
  .option('--once', 'look once and end')
  .action(watch);

change('retire <area>', 'take an area out of the console; its versions stay published').action(
  async (name: string, flags: ChangeOptions) => {
    const options = await entitled(flags, name);
    const entry = await retireArea(options.site, name, options);
    print(options, entry, `${name} is retired, ${entry.from ?? 'what could not be read'} was live`);
  },
);

change('apply <file>', 'make what is live equal to a file of releases, step by step')
  .option('--dry-run', 'only say what differs; ends with 1 when something does')
  .action(async (file: string, flags: ChangeOptions & { dryRun?: true }) => {
    const steps = await stepsTo(flags.site, await readReleases(file));
    const lines = steps.map(stepText);
    if (flags.dryRun) {
      if (steps.length > 0) process.exitCode = REFUSED;
    } else {
      const by = await accountFor(flags.site);
      for (const { name } of steps) await demandOwner(flags.site, by, name);
      // Steps before a refused one are made, so each is printed at once.
      for (const [index, step] of steps.entries()) {
        await takeStep(flags.site, step, { ...flags, by });
        if (!flags.json) console.log(lines[index]);
      }
    }
    if (flags.json) print(flags, steps, '');
    else if (flags.dryRun && steps.length > 0) console.log(lines.join('\n'));
    else if (steps.length === 0) console.log(`What is live is what ${file} says`);
  });

change('clean', 'remove versions that nobody gets, that are old, and that are not among the newest')
  .option('--keep <n>', 'how many of each area and of the host stay in any case', wholeNumber, 5)
  .option('--days <n>', 'what was published within so many days stays too: tabs may be open', wholeNumber, 30)
  .option('--dry-run', 'only say which')
  .action(async ({ site, ...options }: ChangeOptions & CleaningRule & { dryRun?: true }) => {
    const removed = options.dryRun
      ? await oldVersions(site, options)
      : (await cleanSite(site, options, await entitled({ site, ...options }))).map((entry) => ({
          name: entry.name,
          version: entry.removed,
        }));
    const lines = removed.map(({ name, version }) => `${name} ${version}`);
    const text = lines.length > 0 ? [options.dryRun ? 'Would be removed:' : 'Removed:', ...lines] : ['Nothing is old.'];
    print({ site, ...options }, removed, text.join('\n'));
  });

change('unlock', 'remove the lock of a process that is gone').action(async (flags: ChangeOptions) => {
  const { site, by, why } = await entitled(flags);
  const removed = await breakLock(siteFiles(site).lock);
  const { name: _, ...entry } = await appendLog(site, { by, action: 'unlock', name: HOST, removed, why });
  // The lock is the whole site's, and the log has such lines under the name of the host.
  print(flags, { ...entry, site }, `The lock of ${removed} is removed`);
});

for (const [action, description] of [
  ['allow', 'let areas come from an origin besides the console’s own, or an area use the code of others it declares'],
  ['disallow', 'take that back'],
] as const) {
  const allowing = change(`${action} <origin-or-area> [version]`, description);
  if (action === 'allow') allowing.option('--stand-in <origin>', 'where that code is instead, such as a simulator');
  allowing.action(async (what: string, version: string | undefined, flags: ChangeOptions & { standIn?: string }) => {
    const options = await entitled(flags);
    const entry = what.includes(':')
      ? await changeOrigins(options.site, action, what, options)
      : await changeOutside(options.site, action, what, { ...options, version });
    if (!entry) return print(options, null, `${what} is ${action}ed already`);
    const done = entry.name === HOST ? entry.to : `${entry.name}: ${entry.to}`;
    print(options, entry, `${done} is ${action}ed. Where nginx serves this site, rewrite its headers.`);
  });
}

command(
  'check [name] [version]',
  'would it open? An area in the live host, a host with the live areas, or all that is live',
).action(async (name: string | undefined, version: string | undefined, options: Options) => {
  const result = await check(options.site, name, version);
  print(options, result, checkText(result));
  if (!isCompatible(result)) process.exitCode = REFUSED;
});

command('status [name]', 'what is live, since when and by whom; with a name, every version of it').action(
  async (name: string | undefined, options: Options) => {
    const statuses = await siteStatus(options.site);
    if (!name) return print(options, statuses, statusText(statuses));
    const status = statuses.find((one) => one.name === name);
    if (!status) throw new Refusal(`Nothing of "${name}" has been published here`);
    print(options, status, versionsText(status));
  },
);

command('source <frame...>', 'where in the sources a reported stack was, by the source maps that are kept here').action(
  async (frames: string[], options: Options) => {
    const sources = await Promise.all(frames.map((frame) => sourceOf(options.site, frame)));
    print(options, sources, sources.join('\n'));
  },
);

command('reproduce <name> <version>', 'build the commit of a published version again and compare every file').action(
  async (name: string, version: string, options: Options) => {
    const result = await reproduce(options.site, name, version);
    const { commit, differing } = result;
    const text =
      differing.length === 0
        ? `${name} ${version} is what the commit ${commit} gives`
        : `The commit ${commit} gives ${name} ${result.version}. These differ:\n${differing.map((file) => `  ${file}`).join('\n')}`;
    print(options, { name, ...result }, text);
    if (differing.length > 0) process.exitCode = REFUSED;
  },
);

command('log [name]', 'who made what live, when and why').action(async (name: string | undefined, options: Options) => {
  const log = (await readLog(options.site)).filter((entry) => !name || entry.name === name);
  print(options, log, logText(log));
});

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

/** The entry that the owner of a key requests for the claim of an area. */
function showKey(owner: string, { publicKey, keyId }: SigningKey): void {
  console.log(JSON.stringify({ owner, key: publicKey }));
  console.error(`The key ${keyId}. Add this line to "signers" of deploy/areas/<area>.json`);
}

async function publish(name: string, options: PublishOptions): Promise<void> {
  const { site, by } = await entitled(options, name);
  const { version, isNew, built } = await published(name, options);
  if (isNew) await appendLog(site, { by, action: 'publish', name, to: version, built });

  const checked = await check(site, name, version);
  const live = (await readRegistry(site)).areas[name]?.current;
  const isAside = name === HOST || options.from !== undefined;
  const sizes = isAside ? undefined : await sizeReport(site, await publishedArea(site, name, version), live);
  const text = [
    `${name} ${version} ${isNew ? 'is published' : 'was published before'}${built?.commit ? `, of commit ${built.commit}` : ''}`,
    ...(sizes ? [sizeText(sizes)] : []),
    checkText(checked),
    ...(await signatureLines(site, name, version)),
    ...(isCompatible(checked) ? [`Make it live: npm run release -- promote ${name} ${version} --why "…"`] : []),
  ];
  print(options, { name, version, isNew, sizes, check: checked }, text.join('\n\n'));
}

/** A line for an area without signers; the check names the owners of signatures. */
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
  const dir = name === HOST ? HOST_DIR : areaDir(name);
  const isOwn = options.dist ? resolve(options.dist) === join(dir, 'dist') : IS_WORKSPACE;
  // Types are checked during the build: either takes seconds and needs nothing of the other.
  const [dist, errors] = await Promise.all([
    options.dist ? resolve(options.dist) : build(name, options),
    isOwn ? wrongTypes([dir], options) : undefined,
  ]);
  const built = await provenanceOf(join(dist, name === HOST ? 'host.json' : 'area.json'));
  demandCommit(name, built, options);
  if (isOwn) demandTypes(name, errors);
  else demandCheckedTypes(name, built, options);
  const publishing = name === HOST ? publishHost(site, dist) : publishArea(site, name, dist, { mustBeSigned: true });
  return { ...(await publishing), built };
}

/** Builds a package if its inputs have changed; returns the folder of the build. */
async function build(name: string, { json }: Options): Promise<string> {
  if (!IS_WORKSPACE) return ownBuild(name);
  if (name !== HOST && !areaNames().includes(name))
    throw new Refusal(`There is no area "${name}": ${areaNames().join(', ')}`);
  const dir = name === HOST ? HOST_DIR : areaDir(name);
  await buildPackages([dir], json ? () => {} : console.log);
  return join(dir, 'dist');
}

/** The build in an area's own repository, which has a command of its own for it. */
function ownBuild(name: string): string {
  const dist = resolve('dist');
  if (existsSync(join(dist, 'area.json'))) return dist;
  throw new Refusal(`There is no build of ${name} in ${dist}: npm run build`);
}

async function check(site: string, name: string | undefined, version: string | undefined): Promise<CheckResult> {
  if (!name) return checkSite(site);
  const isClaimed = name !== HOST && IS_WORKSPACE && !areaNames().includes(name);
  if (!version && isClaimed) return checkClaim(name);
  const from = version ? { version } : { dist: await build(name, { site, json: true }) };
  return name === HOST ? checkHost(site, from) : checkArea(site, name, from);
}

function reportChange(entry: LogEntry | undefined, options: Options, unchanged: string): void {
  if (!entry) return print(options, null, unchanged);
  const { action, name, from, to } = entry;
  const done: Record<string, string> = {
    promote: `${name} ${to} is live${from ? `, ${from} was` : ''}`,
    rollback: `${name} is back at ${to}${from ? `, ${from} was live` : ''}`,
    canary: isEnd(entry) ? `${name} ${to} is no longer a canary` : `${name} ${to} is a canary for ${groupText(entry)}`,
  };
  print(options, entry, `${done[action]}${entry.forced ? ' (forced)' : ''}`);
}

function print({ json }: Options, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text);
}

/** A command with the common options. */
function command(usage: string, description: string): Command {
  return program
    .command(usage)
    .description(description)
    .option(
      '--site <folder>',
      'the site to change or to ask',
      (folder: string) => resolve(folder),
      process.env.RELEASE_SITE ?? (IS_WORKSPACE ? SITE : undefined),
    )
    .option('--json', 'answer for programs')
    .hook('preAction', (action) => {
      if (action.opts<Partial<Options>>().site) return;
      program.error(
        'error: no site: --site or RELEASE_SITE names the folder of the installation; that of npm start is .console/site of its checkout',
        { exitCode: MISUSED },
      );
    });
}

/** A command that changes the live versions: it needs a reason. */
function change(usage: string, description: string): Command {
  return command(usage, description)
    .requiredOption('--why <reason>', 'kept in the log')
    .option('--force', 'although host and areas are not compatible');
}

/**
 * Adds the account that runs the command. Refuses one that may not release the area or, without `area`, the console.
 */
async function entitled<Given extends Options>(options: Given, area?: string): Promise<Given & { by: string }> {
  const by = await accountFor(options.site);
  await demandOwner(options.site, by, area);
  return { ...options, by };
}

async function watch(options: Options & Threshold & { collector: string; every: number; once?: true }): Promise<void> {
  // An operator starts `watch`; its changes are made in the tool's own name.
  const { site, collector, every, once } = await entitled(options);
  for (;;) {
    const look = endFailingCanaries(site, collector, options);
    const ended = await (once ? look : look.catch((error: Error) => console.error(error.message)));
    for (const entry of ended ?? [])
      print(options, entry, `${entry.name} ${entry.to} is no longer a canary: ${entry.why}`);
    if (once) return;
    await pause(every * 1_000);
  }
}

function isEnd({ percent, companies }: Pick<LogEntry, 'percent' | 'companies'>): boolean {
  return percent === 0 && !companies;
}

function listed(value: string, before: string[] = []): string[] {
  if (!ORG_NUMBER.test(value)) throw new InvalidArgumentError('An organisation number.');
  return [...before, value];
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('A whole number.');
  return Number(value);
}

function percentage(value: string): number {
  const percent = Number(value);
  if (!/^\d+$/.test(value) || percent > 100) throw new InvalidArgumentError('A whole number from 0 to 100.');
  return percent;
}

ignoreClosedOutput();
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
  else {
    console.error(messageOf(error));
    process.exitCode = error instanceof Refusal ? REFUSED : BROKEN;
  }
}
