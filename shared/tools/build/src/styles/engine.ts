import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** A style as Chakra takes it: properties, short names, conditions, nested selectors. */
export type Style = Readonly<Record<string, unknown>>;

/** The rules of one style, with `CLASS` in the place of the class name. */
export interface Rules {
  plain: string;
  /** Rules within `@media` and the like. */
  conditional: string;
}

/** Keyframes; as part of a text they are their name, which the rules of a style that uses it bring along. */
export interface Keyframes {
  name: string;
  toString: () => string;
}

/** Chakra's system with the console's tokens, as the build uses it. */
export interface StyleEngine {
  /** The rules of styles of which a later one stands above an earlier one. */
  rulesOf: (...styles: Style[]) => Rules;
  keyframes: (frames: unknown) => Keyframes;
  isStyleProp: (name: string) => boolean;
  /** The full name of a property; undefined for a condition or a selector. */
  propertyOf: (name: string) => string | undefined;
  /** The files that the engine consists of, without those of libraries. */
  files: readonly string[];
}

interface Serialized {
  name: string;
  styles: string;
  next?: Serialized;
}

/** stylis' node of a declaration such as `user-select:none;`. */
interface Declaration {
  type: string;
  props: string;
  value: string;
  return: string;
}

interface Cache {
  insert: (selector: string, serialized: Serialized, sheet: unknown, isCached: boolean) => string;
  sheet: unknown;
}

interface Bundled {
  system: {
    css: (...styles: Style[]) => object;
    isValidProperty: (name: string) => boolean;
    conditions: { has: (name: string) => boolean };
    utility: { resolveShorthand: (name: string) => string };
  };
  serializeStyles: (styles: unknown[]) => Serialized;
  createCache: (options: { key: string; stylisPlugins: ((element: Declaration) => void)[] }) => Cache;
}

export const CLASS = '.STYLE';

/** Properties that a supported browser (`browserslist`) has with its prefix only: Safari. */
const PREFIXED = new Set(['user-select', 'backdrop-filter', 'box-decoration-break']);

const engines = new Map<string, { engine: StyleEngine; time: number }>();

/** The engine of a package's `@console/ui`: loaded once in a process, and again after a change of tokens. */
export function engineOf(packageDir: string): StyleEngine {
  const system = createRequire(join(packageDir, 'package.json')).resolve('@console/ui/system');
  const known = engines.get(system);
  if (known?.time === lastChange(known?.engine)) return known.engine;
  const engine = load(system);
  engines.set(system, { engine, time: lastChange(engine) });
  return engine;
}

const lastChange = (engine: StyleEngine | undefined): number =>
  Math.max(...(engine?.files ?? []).map((file) => statSync(file).mtimeMs));

function load(system: string): StyleEngine {
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: `
        export { system } from ${JSON.stringify(system)};
        export { serializeStyles } from '@emotion/serialize';
        export { default as createCache } from '@emotion/cache';`,
      resolveDir: dirname(system),
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const module = { exports: {} as Bundled };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own sources, as esbuild has compiled them
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(system));
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>' && !file.includes('node_modules'));
  return engineFrom(
    module.exports,
    files.map((file) => resolve(file)),
  );
}

function engineFrom({ system, serializeStyles, createCache }: Bundled, files: string[]): StyleEngine {
  // Without a page, Emotion's cache returns the rules instead of inserting them.
  const cache = createCache({ key: 'console', stylisPlugins: [prefix] });
  const known = new Map<string, Rules>();

  function rulesOf(...styles: Style[]): Rules {
    const evaluated = system.css(...styles);
    const key = JSON.stringify(evaluated);
    let rules = known.get(key);
    if (!rules) {
      const serialized = serializeStyles([evaluated]);
      let text = serialized.styles === '' ? '' : cache.insert(CLASS, serialized, cache.sheet, false);
      for (let next = serialized.next; next; next = next.next) text += cache.insert('', next, cache.sheet, false);
      known.set(key, (rules = split(text.replaceAll(';}', '}'))));
    }
    return rules;
  }

  function keyframes(frames: unknown): Keyframes {
    const { name: hash, styles } = serializeStyles([frames]);
    const name = `animation-${hash}`;
    // Emotion recognizes this form in a text, and adds the rule.
    return { name, toString: () => `_EMO_${name}_@keyframes ${name}{${styles}}_EMO_` };
  }

  const isStyleProp = (name: string) => system.isValidProperty(name);
  function propertyOf(name: string): string | undefined {
    if (name.startsWith('--')) return name;
    return isStyleProp(name) && !system.conditions.has(name) ? system.utility.resolveShorthand(name) : undefined;
  }
  return { rulesOf, keyframes, isStyleProp, propertyOf, files };
}

function prefix(element: Declaration): void {
  if (element.type === 'decl' && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
}

/** Takes a stylesheet apart; blocks of `@media` and the like stand after the plain rules, whose order they then have. */
function split(css: string): Rules {
  const rules: Rules = { plain: '', conditional: '' };
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const rule = css.slice(start, at + 1);
    const isConditional = rule.startsWith('@') && !rule.startsWith('@keyframes');
    rules[isConditional ? 'conditional' : 'plain'] += rule;
    start = at + 1;
  }
  return rules;
}
