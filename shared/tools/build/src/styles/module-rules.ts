import { createHash } from 'node:crypto';
import { type ByCondition, collect, replacing } from './by-condition';
import { CLASS, type Rules, type Style, type StyleEngine } from './engine';

/** A recipe as Chakra takes it. */
export interface Recipe {
  base?: Style;
  variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>;
  defaultVariants?: Readonly<Record<string, unknown>>;
  compoundVariants?: readonly unknown[];
}

interface NamedRules {
  name: string;
  rules: Rules;
}

/** 36 bits: of 3,000 classes, two are equal by accident in one of 15,000 builds. */
const HASH_LENGTH = 6;

/** First rank of rules within `@media` and the like. */
const CONDITIONAL = 100;

/** The rules of a module by rank, and the names of their classes. An element has one class of a rank at most. */
export class ModuleRules {
  readonly #byRank = new Map<number, Set<string>>();
  readonly #engine: () => StyleEngine;

  constructor(engine: () => StyleEngine) {
    this.#engine = engine;
  }

  /**
   * Returns the class of the base and those of the variants; '' where there are no rules. `inner` are the values by
   * condition of the layers within.
   */
  addRecipe(rank: number, { base = {}, variants = {} }: Recipe, inner: ByCondition) {
    const engine = this.#engine();
    const ofBase = engine.rulesOf(replacing(engine, base, inner));
    const known: ByCondition = new Map(inner);
    collect(engine, base, known);
    const ofVariants = Object.entries(variants).flatMap(([variant, choices]) => {
      const entries = Object.entries(choices).map(([choice, style]) => {
        return { variant, choice, rules: engine.rulesOf(replacing(engine, style, known)) };
      });
      for (const style of Object.values(choices)) collect(engine, style, known);
      return entries;
    });
    const name = nameOf(rank, [ofBase, ...ofVariants.map(({ rules }) => rules)]);
    const entries = ofVariants.map((entry, at) => ({ ...entry, name: isEmpty(entry.rules) ? '' : `${name}-${at}` }));
    // Together, in the order of base and variants, of which an element has several.
    this.#add(rank, [{ name, rules: ofBase }, ...entries]);
    const classes: Record<string, Record<string, string>> = {};
    for (const { variant, choice, name: own } of entries) (classes[variant] ??= {})[choice] = own;
    return { base: isEmpty(ofBase) ? '' : name, variants: classes };
  }

  /** Returns the class of styles of which a later one stands above an earlier one; '' where there are no rules. */
  addStyles(rank: number, styles: readonly Style[], inner: ByCondition): string {
    const engine = this.#engine();
    const rules = engine.rulesOf(...styles.map((style) => replacing(engine, style, inner)));
    if (isEmpty(rules)) return '';
    const name = nameOf(rank, [rules]);
    this.#add(rank, [{ name, rules }]);
    return name;
  }

  /** The arguments of `adoptRules`. */
  print(): string {
    const entries = [...this.#byRank].sort(([a], [b]) => a - b);
    return entries.map(([rank, rules]) => `${rank}, ${JSON.stringify([...rules].join(''))}`).join(', ');
  }

  /** Conditional rules of every rank stand above the plain ones of all: `stacks="sm"` above `gridTemplateColumns`. */
  #add(rank: number, parts: readonly NamedRules[]): void {
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

/** Equal names have equal rules of an equal rank, in whatever build they were made. */
function nameOf(rank: number, rules: readonly Rules[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([rank, rules]))
    .digest('base64url');
  return `s${hash.slice(0, HASH_LENGTH)}`;
}

const isEmpty = ({ plain, conditional }: Rules) => plain === '' && conditional === '';
