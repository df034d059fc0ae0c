import type { SystemContext } from '@chakra-ui/react';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';

type Recipe = ReturnType<SystemContext['cva']>;
type Style = Parameters<SystemContext['css']>[number];

/** Sets of style props kept for each recipe's styles; a prop that takes ever new values begins anew. */
const MOST_KEPT = 500;

/**
 * The same system, with a memory. `chakra` makes a recipe anew whenever an element of it is drawn, so that Chakra's own
 * memory, which lies in the recipe, is always empty, and Emotion spells out and hashes the outcome each time. Here a
 * recipe is made once, its styles with the same style props are worked out once, and Emotion gets what it would make
 * of them (P10, P12, P14).
 */
export function withMemory(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, Recipe>();
  const outcomes = new WeakMap<object, Map<string, SerializedStyles>>();
  const properties = new Map<string, boolean>();

  function cva(config: Parameters<SystemContext['cva']>[0]): Recipe {
    let recipe = recipes.get(config);
    if (!recipe) {
      recipe = system.cva(config);
      mergeOnce(recipe);
      recipes.set(config, recipe);
    }
    return recipe;
  }

  function css(...styles: Style[]): SerializedStyles {
    const workOut = () => serializeStyles([system.css(...styles) as never]);
    const [base, ...others] = styles;
    if (typeof base !== 'object' || base === null) return workOut();
    let known = outcomes.get(base);
    if (!known) outcomes.set(base, (known = new Map()));
    const key = JSON.stringify(others);
    let outcome = known.get(key);
    if (!outcome) {
      outcome = workOut();
      if (known.size >= MOST_KEPT) known.clear();
      known.set(key, outcome);
    }
    return outcome;
  }

  function isValidProperty(name: string): boolean {
    let isStyle = properties.get(name);
    if (isStyle === undefined) properties.set(name, (isStyle = system.isValidProperty(name)));
    return isStyle;
  }

  // Emotion takes both, objects and what it has made of one.
  return { ...system, cva: cva as SystemContext['cva'], css, isValidProperty };
}

/** `chakra(Other, recipe)` merges the two whenever it is drawn. */
function mergeOnce(recipe: Recipe): void {
  const merged = new WeakMap<object, Recipe>();
  const merge = recipe.merge.bind(recipe);
  recipe.merge = (other: Recipe) => {
    let both = merged.get(other);
    if (!both) merged.set(other, (both = merge(other)));
    return both;
  };
}
