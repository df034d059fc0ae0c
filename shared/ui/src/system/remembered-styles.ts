import type { SystemContext } from '@chakra-ui/react';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { system as ownSystem } from './system';

type Style = Parameters<SystemContext['css']>[number];
/** Chakra's type lacks `raw`, which computes without a cache of its own. */
type Recipe = ReturnType<SystemContext['cva']> & { raw: (variants: object) => object };

/**
 * Most combinations of style props cached for each recipe's styles; a full cache is cleared, for props with ever new
 * values.
 */
const CACHE_SIZE = 500;

/**
 * The same system with caches. `chakra` creates a recipe whenever an element of it is drawn, so Chakra's own cache,
 * which is in the recipe, is always empty, and Emotion serializes and hashes the styles each time. Here a recipe is
 * created once, its styles are computed once for each combination of style props, and Emotion gets them serialized
 * (P10, P12, P14). Chakra also passes the computed styles of a recipe through the whole computation twice more, without
 * effect; here that happens only if style props are added (P7).
 */
export function withMemory(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, Recipe>();
  const outcomes = new WeakMap<object, Map<string, SerializedStyles>>();
  const properties = new Map<string, boolean>();
  /** Styles that Chakra has computed from recipes. */
  const finished = new WeakSet<object>();

  function cva(config: Parameters<SystemContext['cva']>[0]): Recipe {
    let recipe = recipes.get(config);
    if (!recipe) recipes.set(config, (recipe = remember(system.cva(config) as Recipe)));
    return recipe;
  }

  function remember(recipe: Recipe): Recipe {
    const known = new Map<string, object>();
    // `chakra(Other, recipe)` merges the two whenever it is drawn.
    const merged = new WeakMap<object, Recipe>();

    function stylesOf(variants: object = {}) {
      const key = JSON.stringify(variants);
      let styles = known.get(key);
      if (!styles) {
        styles = recipe.raw(variants);
        finished.add(styles);
        known.set(key, styles);
      }
      return styles;
    }

    function merge(other: Recipe): Recipe {
      let both = merged.get(other);
      if (!both) merged.set(other, (both = remember(recipe.merge(other) as Recipe)));
      return both;
    }

    return Object.assign(stylesOf, recipe, { merge });
  }

  function css(...styles: Style[]): SerializedStyles {
    const [base, ...others] = styles;
    const workOut = () => {
      const isFinished = finished.has(base as object) && others.every((style = {}) => Object.keys(style).length === 0);
      return serializeStyles([(isFinished ? base : system.css(...styles)) as never]);
    };
    if (typeof base !== 'object' || base === null) return workOut();
    let known = outcomes.get(base);
    if (!known) outcomes.set(base, (known = new Map()));
    const key = JSON.stringify(others);
    let outcome = known.get(key);
    if (!outcome) {
      outcome = workOut();
      if (known.size >= CACHE_SIZE) known.clear();
      known.set(key, outcome);
    }
    return outcome;
  }

  function isValidProperty(name: string): boolean {
    let isStyle = properties.get(name);
    if (isStyle === undefined) properties.set(name, (isStyle = system.isValidProperty(name)));
    return isStyle;
  }

  // Emotion accepts both style objects and serialized styles.
  return { ...system, cva: cva as SystemContext['cva'], css, isValidProperty };
}

/** The console's system with caches; the provider uses it. */
export const rememberingSystem = withMemory(ownSystem);
