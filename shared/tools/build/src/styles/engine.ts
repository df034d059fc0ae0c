import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildSync, type OutputFile } from 'esbuild';

export type Style = Readonly<Record<string, unknown>>;

/** `CLASS` stands for the class name. */
export interface Rules {
  plain: string;
  conditional: string;
}

/** A text contains their name, which brings the rules along. */
export interface Keyframes {
  name: string;
  toString: () => string;
}

export interface StyleEngine {
  /** Later styles win. */
  rulesOf: (...styles: Style[]) => Rules;
  keyframes: (frames: unknown) => Keyframes;
  isStyleProp: (name: string) => boolean;
  /** Undefined = condition or selector. */
  propertyOf: (name: string) => string | undefined;
  files: readonly string[];
}

interface Serialized {
  name: string;
  styles: string;
  next?: Serialized;
}

/** `user-select:none;` */
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

/** Safari needs the prefix. */
const PREFIXED = new Set(['user-select', 'backdrop-filter', 'box-decoration-break']);

const engines = new Map<string, { engine: StyleEngine; time: number }>();

export function engineOf(packageDir: string): StyleEngine {
  const system = createRequire(join(packageDir, 'package.json')).resolve('@console/ui/system');
  const cached = engines.get(system);
  if (cached?.time === lastChange(cached?.engine)) return cached.engine;
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
  const bundled = exportsOf(outputFiles, createRequire(system)) as Bundled;
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>' && !file.includes('node_modules'));
  const paths = files.map((file) => resolve(file));
  return engineFrom(bundled, paths);
}

/** Runs what esbuild has bundled as CommonJS, from our own sources. */
export function exportsOf(outputFiles: readonly OutputFile[], require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own sources, as esbuild has compiled them
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, require);
  return module.exports;
}

function engineFrom({ system, serializeStyles, createCache }: Bundled, files: string[]): StyleEngine {
  // Without a page Emotion returns rules.
  const cache = createCache({ key: 'console', stylisPlugins: [prefix] });
  const rulesByStyle = new Map<string, Rules>();

  function rulesOf(...styles: Style[]): Rules {
    const evaluated = system.css(...styles);
    const key = JSON.stringify(evaluated);
    let rules = rulesByStyle.get(key);
    if (!rules) {
      const serialized = serializeStyles([evaluated]);
      let text = serialized.styles === '' ? '' : cache.insert(CLASS, serialized, cache.sheet, false);
      for (let next = serialized.next; next; next = next.next) text += cache.insert('', next, cache.sheet, false);
      rulesByStyle.set(key, (rules = split(text.replaceAll(';}', '}'))));
    }
    return rules;
  }

  function keyframes(frames: unknown): Keyframes {
    const { name: hash, styles } = serializeStyles([frames]);
    const name = `animation-${hash}`;
    // Emotion recognizes this form.
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

/** Blocks follow the plain rules. */
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
