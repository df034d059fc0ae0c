import { setTimeout as pause } from 'node:timers/promises';
import { FAILING } from '@console/contract/releases';
import { Refusal } from '../refusal';
import { readReleases, stepsTo, stepText, takeStep } from './apply';
import { checkText, isCompatible } from './check';
import { type CleaningRule, cleanSite, leftovers, oldVersions } from './clean';
import {
  type ChangeOptions,
  change,
  command,
  entitled,
  listed,
  MISUSED,
  type Options,
  percentage,
  print,
  program,
  REFUSED,
  runCommand,
  wholeNumber,
} from './command-line';
import { canaryArea, promoteArea, retireArea, rollBackArea, wasEverLive } from './move-area';
import { promoteHost, rollBackHost } from './move-host';
import { changeOrigins } from './move-origins';
import { changeOutside } from './move-outside';
import { accountFor, demandOwner } from './owners';
import { addPublishing, addSigning, check } from './publish-commands';
import { type LogEntry, readLog } from './release-log';
import { reproduce } from './reproduce';
import { HOST } from './site';
import { sourceOf } from './source-maps';
import { groupText, logText, siteStatus, statusText, versionsText } from './status';
import { endFailingCanaries, type Threshold } from './watch';

/* `npm run release -- <command>`. Exit codes: 0 done, 1 refused, 2 usage, 3 failure. */
program.commandsGroup('Every day:');
addPublishing();

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
    const status = statuses.find((areaStatus) => areaStatus.name === name);
    if (!status) throw new Refusal(`Nothing of "${name}" has been published here`);
    print(options, status, versionsText(status));
  },
);

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
  .option('--or-live', 'make it live if no version of the area ever was: the first run of a pipeline')
  .action(
    async (
      name: string,
      version: string,
      flags: ChangeOptions & { percent?: number; company?: string[]; orLive?: true },
    ) => {
      const { percent, company: companies, orLive } = flags;
      if (percent === undefined && !companies)
        program.error('error: say for whom: --percent or --company', { exitCode: MISUSED });
      const options = await entitled(flags, name);
      if (orLive && !(await wasEverLive(options.site, name))) {
        return reportChange(await promoteArea(options.site, name, version, options), options, '');
      }
      const entry = await canaryArea(options.site, name, version, { percent, companies }, options);
      reportChange(entry, options, `${name} ${version} is a canary for ${groupText({ percent, companies })} already`);
    },
  );

command('log [name]', 'who made what live, when and why').action(async (name: string | undefined, options: Options) => {
  const log = (await readLog(options.site)).filter((entry) => !name || entry.name === name);
  print(options, log, logText(log));
});

program.commandsGroup('For operators:');

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
      // At once: steps before a refusal are made.
      for (const [index, step] of steps.entries()) {
        await takeStep(flags.site, step, { ...flags, by });
        if (!flags.json) console.log(lines[index]);
      }
    }
    if (flags.json) print(flags, steps, '');
    else if (flags.dryRun && steps.length > 0) console.log(lines.join('\n'));
    else if (steps.length === 0) console.log(`What is live is what ${file} says`);
  });

change('clean', 'remove versions that nobody gets, that are old and not among the newest, and what killed runs left')
  .option('--keep <n>', 'how many of each area and of the host stay in any case', wholeNumber, 5)
  .option('--days <n>', 'what was published or live within so many days stays too: tabs may be open', wholeNumber, 30)
  .option('--dry-run', 'only say which')
  .action(async ({ site, ...options }: ChangeOptions & CleaningRule & { dryRun?: true }) => {
    const removed = options.dryRun
      ? [...(await oldVersions(site, options)), ...(await leftovers(site))]
      : await cleanSite(site, options, await entitled({ site, ...options }));
    const lines = removed.map((old) => ('file' in old ? old.file : `${old.name} ${old.version}`));
    const text = lines.length > 0 ? [options.dryRun ? 'Would be removed:' : 'Removed:', ...lines] : ['Nothing is old.'];
    print({ site, ...options }, removed, text.join('\n'));
  });

allowing(
  'allow',
  'let areas come from an origin besides the console’s own, or an area use the code of others it declares',
).option('--stand-in <origin>', 'where that code is instead, such as a simulator');
allowing('disallow', 'take that back');

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

program.commandsGroup('Signatures:');
addSigning();

function allowing(action: 'allow' | 'disallow', description: string) {
  return change(`${action} <origin-or-area> [version]`, description).action(
    async (what: string, version: string | undefined, flags: ChangeOptions & { standIn?: string }) => {
      const options = await entitled(flags);
      const entry = what.includes(':')
        ? await changeOrigins(options.site, action, what, options)
        : await changeOutside(options.site, action, what, { ...options, version });
      if (!entry) return print(options, null, `${what} is ${action}ed already`);
      const subject = entry.name === HOST ? entry.to : `${entry.name}: ${entry.to}`;
      print(options, entry, `${subject} is ${action}ed. Where nginx serves this site, rewrite its headers.`);
    },
  );
}

function reportChange(entry: LogEntry | undefined, options: Options, unchanged: string): void {
  if (!entry) return print(options, null, unchanged);
  const { action, name, from, to, percent, companies } = entry;
  const isEnd = percent === 0 && !companies;
  const sentences: Record<string, string> = {
    promote: `${name} ${to} is live${from ? `, ${from} was` : ''}`,
    rollback: `${name} is back at ${to}${from ? `, ${from} was live` : ''}`,
    canary: isEnd ? `${name} ${to} is no longer a canary` : `${name} ${to} is a canary for ${groupText(entry)}`,
  };
  print(options, entry, `${sentences[action]}${entry.forced ? ' (forced)' : ''}`);
}

async function watch(options: Options & Threshold & { collector: string; every: number; once?: true }): Promise<void> {
  // `watch` acts in the tool's name.
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

await runCommand();
