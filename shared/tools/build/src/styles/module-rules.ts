import { createHash } from 'node:crypto';
import { type ByCondition, collect, replacing } from './by-condition';
import { CLASS, type Rules, type Style, type StyleEngine } from './engine';

export interface Recipe {
  base?: Style;
  variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>;
  defaultVariants?: Readonly<Record<string, unknown>>;
  compoundVariants?: readonly unknown[];
}

/** 36 bits: with 3,000 classes, one collision in 15,000 builds. */
const HASH_LENGTH = 6;

const CONDITIONAL = 100;

/** An element has one class per rank. */
export class ModuleRules {
  readonly #byRank = new Map<number, Set<string>>();
  readonly #engine: () => StyleEngine;

  constructor(engine: () => StyleEngine) {
    this.#engine = engine;
  }

  /** Base and variants; '' without rules. `inner`: conditions of inner layers. */
  addRecipe(rank: number, { base = {}, variants = {} }: Recipe, inner: ByCondition) {
    const engine = this.#engine();
    const ofBase = engine.rulesOf(replacing(engine, base, inner));
    const conditions: ByCondition = new Map(inner);
    collect(engine, base, conditions);
    const ofVariants = Object.entries(variants).flatMap(([variant, choices]) => {
      const entries = Object.entries(choices).map(([choice, style]) => {
        return { variant, choice, rules: engine.rulesOf(replacing(engine, style, conditions)) };
      });
      for (const style of Object.values(choices)) collect(engine, style, conditions);
      return entries;
    });
    const name = nameOf(rank, [ofBase, ...ofVariants.map(({ rules }) => rules)]);
    const entries = ofVariants.map((entry, at) => ({ ...entry, name: isEmpty(entry.rules) ? '' : `${name}-${at}` }));
    this.#add(rank, [{ name, rules: ofBase }, ...entries]);
    const classes: Record<string, Record<string, string>> = {};
    for (const { variant, choice, name: className } of entries) (classes[variant] ??= {})[choice] = className;
    return { base: isEmpty(ofBase) ? '' : name, variants: classes };
  }

  /** A later style stands above; '' without rules. */
  addStyles(rank: number, styles: readonly Style[], inner: ByCondition): string {
    const engine = this.#engine();
    const rules = engine.rulesOf(...styles.map((style) => replacing(engine, style, inner)));
    if (isEmpty(rules)) return '';
    const name = nameOf(rank, [rules]);
    this.#add(rank, [{ name, rules }]);
    return name;
  }

  print(): string {
    const entries = [...this.#byRank].sort(([a], [b]) => a - b);
    return entries.map(([rank, rules]) => `${rank}, ${JSON.stringify([...rules].join(''))}`).join(', ');
  }

  /** Above the plain rules of all ranks: `stacks="sm"` above `gridTemplateColumns`. */
  #add(rank: number, parts: readonly { name: string; rules: Rules }[]): void {
    for (const kind of ['plain', 'conditional'] as const) {
      const text = parts.map(({ name, rules }) => rules[kind].replaceAll(CLASS, `.${name}`)).join('');
      if (text === '') continue;
      const place = kind === 'plain' ? rank : CONDITIONAL + rank;
      let rules = this.#byRank.get(place);
      if (!rules) this.#byRank.set(place, (rules = new Set()));
      rules.add(text);
    }
  }
}

/** Equal names mean equal rules, in any build. */
function nameOf(rank: number, rules: readonly Rules[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([rank, rules]))
    .digest('base64url');
  return `s${hash.slice(0, HASH_LENGTH)}`;
}

const isEmpty = ({ plain, conditional }: Rules) => plain === '' && conditional === '';
