import { resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ignoreClosedOutput } from '../closed-output';
import { fail } from '../refusal';
import { IS_WORKSPACE, SITE } from '../workspace';
import { ORG_NUMBER } from './move-area';
import { accountFor, demandOwner } from './owners';
import type { Authority } from './release-log';

export const REFUSED = 1;
export const MISUSED = 2;

export interface Options {
  site: string;
  json?: true;
}

export interface ChangeOptions extends Options, Omit<Authority, 'by'> {}

export const program = new Command('npm run release --')
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

export function command(usage: string, description: string): Command {
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

/** Needs a reason. */
export function change(usage: string, description: string): Command {
  return command(usage, description)
    .requiredOption('--why <reason>', 'kept in the log')
    .option('--force', 'although host and areas are not compatible');
}

/** Without `area`, the change is about the whole console. */
export async function entitled<Given extends Options>(options: Given, area?: string): Promise<Given & { by: string }> {
  const by = await accountFor(options.site);
  await demandOwner(options.site, by, area);
  return { ...options, by };
}

export function print({ json }: Options, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text);
}

export function listed(value: string, earlierValues: string[] = []): string[] {
  if (!ORG_NUMBER.test(value)) throw new InvalidArgumentError('An organisation number.');
  return [...earlierValues, value];
}

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('A whole number.');
  return Number(value);
}

export function percentage(value: string): number {
  const percent = Number(value);
  if (!/^\d+$/.test(value) || percent > 100) throw new InvalidArgumentError('A whole number from 0 to 100.');
  return percent;
}

export async function runCommand(): Promise<void> {
  ignoreClosedOutput();
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
    else fail(error);
  }
}
