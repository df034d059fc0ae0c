import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, isTranslated } from '@console/words';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { titlesFile } from './area-titles';
import { cataloguesOf, packageDirOf, wordsDir } from './catalogues';
import { textsOf } from './texts';

export type WordFiles = Readonly<Record<string, string>>;

interface WordsOptions {
  /** `assets/` */
  folder?: string;
  packageDir: string;
  titles?: readonly string[];
}

const emitted = new WeakMap<Compilation, WordFiles>();

export const wordFilesOf = (compilation: Compilation): WordFiles => emitted.get(compilation) ?? {};

/** A hashed catalogue per language, of the texts in the build. */
export const wordsPlugin = (options: WordsOptions) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('words', (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'words', stage }, () => emitWords(options, compilation));
  });

function emitWords({ packageDir, folder = '', titles }: WordsOptions, compilation: Compilation): void {
  const read = new Map<string, ReadonlyMap<string, Catalogue>>();
  const catalogues = (dir: string) => {
    const catalogue = read.get(dir) ?? cataloguesOf(dir);
    read.set(dir, catalogue);
    compilation.contextDependencies.add(wordsDir(dir));
    return catalogue;
  };
  const base = catalogues(packageDir);
  const words: Record<string, Record<string, Catalogue[string]>> = {};
  for (const language of base.keys()) words[language] = {};
  // Own sources last: the package's catalogue decides about a shared text.
  const isOwn = (file: string) => Number(file.startsWith(join(packageDir, '/')));
  const files = [...sourceFiles(compilation.modules)].sort().sort((a, b) => isOwn(a) - isOwn(b));
  for (const file of files) {
    const { texts } = textsOf(file, readFileSync(file, 'utf8'));
    const dir = texts.length > 0 ? packageDirOf(file) : undefined;
    if (dir === undefined) continue;
    const keys = texts.map(({ key }) => key);
    for (const [language, catalogue] of catalogues(dir)) Object.assign((words[language] ??= {}), pick(catalogue, keys));
  }
  const emit = (file: string, content: Catalogue) => {
    const text = JSON.stringify(pick(content, Object.keys(content).sort()));
    const name = file.replace('%hash%', createHash('sha256').update(text).digest('hex').slice(0, 8));
    // webpack never rewrites immutable files.
    const info = { immutable: name !== file, minimized: true };
    compilation.emitAsset(name, new webpack.sources.RawSource(text), info);
    return name;
  };
  const wordFiles: Record<string, string> = {};
  for (const [language, translations] of Object.entries(words)) {
    const isEmpty = Object.keys(translations).length === 0;
    if (!isEmpty) wordFiles[language] = emit(`${folder}words.${language}.%hash%.json`, translations);
    if (titles) emit(titlesFile(language), pick(base.get(language) ?? {}, titles));
  }
  emitted.set(compilation, wordFiles);
}

const pick = (catalogue: Catalogue, keys: readonly string[]): Catalogue =>
  Object.fromEntries(keys.flatMap((key) => (isTranslated(catalogue[key]) ? [[key, catalogue[key]]] : [])));

function sourceFiles(modules: Iterable<Module>): Set<string> {
  const all = [...modules].flatMap((module) => [module, ...((module as { modules?: Iterable<Module> }).modules ?? [])]);
  const files = all.map((module) => (module as { resource?: string }).resource?.split('?')[0]);
  return new Set(files.filter((file) => file !== undefined && /\.tsx?$/.test(file)) as string[]);
}
