import { createHash } from 'node:crypto';
import {
  type AreaDefinition,
  type AreaManifest,
  areaManifestSchema,
  CONTRACT_VERSION,
  filesRefusedReason,
  PathOwners,
  pathTwiceReason,
  releaseRefusedReason,
} from '@console/contract';
import type { PageData } from './page-data';
import type { ExportNames } from './shared-exports';
import { titlesFile } from './words/area-titles';
import type { WordFiles } from './words/words-plugin';

interface AreaBuild {
  definition: AreaDefinition;
  version: string;
  container: string;
  entry: string;
  preload: string[];
  chunks: Record<string, string[]>;
  data: PageData;
  builtAgainst: Record<string, string>;
  uses: ExportNames;
  development?: string;
  words: WordFiles;
  files: ReadonlyMap<string, Buffer>;
}

/** Builds `area.json`. @throws Error that lists the problems of `area.ts` */
export function areaManifest({ definition, files: contents, words, ...build }: AreaBuild): AreaManifest {
  const { name, title, groups, pages, slots } = definition;
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  const languages = Object.keys(words);
  const titles = languages.flatMap((language) => {
    const content = contents.get(titlesFile(language));
    return content ? [[language, integrityOf(content, 'sha256')] as const] : [];
  });
  const translated = languages.length > 0 ? { languages, words, titles: Object.fromEntries(titles) } : {};
  const manifest = { contract: CONTRACT_VERSION, name, title, ...build, ...translated, groups, pages, slots, files };
  const checked = areaManifestSchema.safeParse(manifest);
  const problems = checked.success
    ? refusedReason(checked.data)
    : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (checked.success && problems.length === 0) return checked.data;
  throw new Error(`area.ts of "${name}" is not in order:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

// The installation sets the area's prefixes.
function refusedReason(manifest: AreaManifest): string[] {
  const paths = Object.values(manifest.pages).map(({ path }) => path);
  const anywhere = { consoleUrl: 'http://console.invalid', origins: [], owners: new PathOwners() };
  const reasons = [
    releaseRefusedReason(manifest.name, paths, { baseUrl: '/', manifest }, anywhere),
    filesRefusedReason(manifest),
    pathTwiceReason(manifest.pages),
    ...Object.entries(manifest.pages).map(([key, page]) => ungatedReason(key, page)),
  ];
  return reasons.filter((reason) => reason !== undefined);
}

/** Panels below /admin need `requires` too, because each has an address. */
function ungatedReason(key: string, { path, requires = {} }: AreaManifest['pages'][string]): string | undefined {
  if (!`${path}/`.startsWith('/admin/') || Object.keys(requires).length > 0) return undefined;
  return `page "${key}" at ${path} does not say who may open it; pages below /admin need \`requires\``;
}

export function integrityOf(content: Buffer | string, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
