import { join } from 'node:path';
import { z } from 'zod';
import { readIfThere, replaceFile } from '../files';
import { Refusal } from '../refusal';

export const OPTIONS_FILE = 'options.json';

const optionsSchema = z.strictObject({
  platform: z.string().default('http://localhost:4000'),
  listen: z.string().default('3000'),
  origin: z.string().optional(),
  tls: z.boolean().default(false),
  collector: z.string().optional(),
});

export type SiteOptions = z.infer<typeof optionsSchema>;

/** Adds the options of the last run, so that an upgrade keeps platform, collector and TLS. */
export async function optionsFor(folder: string, flags: Partial<Record<string, unknown>>): Promise<SiteOptions> {
  const path = join(folder, OPTIONS_FILE);
  const stored = await readStored(path);
  const names = Object.keys(optionsSchema.shape).filter((name) => flags[name] !== undefined);
  const options = optionsSchema.parse({ ...stored, ...Object.fromEntries(names.map((name) => [name, flags[name]])) });
  if (Object.keys(stored).length === 0) await demandNothingLost(folder, options);
  const unchanged = Object.entries(stored).filter(([name]) => !names.includes(name));
  if (unchanged.length > 0) {
    console.log(`As before, by ${path}: ${unchanged.map(([name, value]) => `--${name} ${value}`).join(', ')}`);
  }
  return options;
}

/** To drop an option, a person removes it from the file. */
export async function storeOptions(folder: string, options: SiteOptions): Promise<void> {
  await replaceFile(join(folder, OPTIONS_FILE), `${JSON.stringify(options, null, 2)}\n`);
}

/** Parts of nginx.conf that only an option brings. */
const PARTS: Partial<Record<keyof SiteOptions, RegExp>> = {
  collector: /location = \/reports \{[^}]*proxy_pass/,
  origin: /location \S* ?\/platform\//,
  tls: /ssl_certificate /,
};

/** An earlier release stored no options; its nginx.conf shows three. */
async function demandNothingLost(folder: string, options: SiteOptions): Promise<void> {
  const former = (await readIfThere(join(folder, 'nginx.conf')))?.toString() ?? '';
  const lost = Object.entries(PARTS).filter(([name, part]) => part.test(former) && !options[name as keyof SiteOptions]);
  if (lost.length === 0) return;
  const names = lost.map(([name]) => `--${name}`).join(', ');
  throw new Refusal(`${folder} was made with ${names}: give every option of its first run once, then they are kept`);
}

async function readStored(path: string): Promise<Partial<SiteOptions>> {
  const content = (await readIfThere(path))?.toString();
  if (content === undefined) return {};
  try {
    return optionsSchema.partial().parse(JSON.parse(content));
  } catch (cause) {
    throw new Refusal(`${path} cannot be read; correct it, or remove it and give every option again`, { cause });
  }
}
