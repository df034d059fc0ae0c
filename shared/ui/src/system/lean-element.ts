import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, type JSX, useInsertionEffect } from 'react';
import { rememberingSystem } from './remembered-styles';
import { styleCache } from './style-cache';

type Variants = Record<string, Record<string, SystemStyleObject>>;
type Choice<Key> = Key extends 'true' | 'false' ? boolean : Key;
type VariantProps<Recipe> = Recipe extends { variants: infer Own extends Variants }
  ? { [Name in keyof Own]?: Choice<keyof Own[Name]> | undefined }
  : object;

/**
 * `chakra(tag, recipe)` for the elements of every list row: with variants but without style props. Its class is
 * computed once for each choice of variants; `chakra` sorts the props of every element at every render to find style
 * props.
 */
export function leanElement<
  Tag extends keyof JSX.IntrinsicElements,
  const Recipe extends { base?: SystemStyleObject; variants?: Variants; defaultVariants?: object },
>(tag: Tag, recipe: Recipe) {
  type Props = Omit<JSX.IntrinsicElements[Tag], 'className' | keyof VariantProps<Recipe>> & VariantProps<Recipe>;
  const names = Object.keys(recipe.variants ?? {});
  const classes = new Map<string, StyleClass>();

  return function LeanElement(props: Props) {
    const chosen: Record<string, unknown> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) (names.includes(name) ? chosen : rest)[name] = value;
    const key = names.map((name) => chosen[name]).join(' ');
    let style = classes.get(key);
    if (style === undefined) {
      style = styleClass(recipe, chosen);
      classes.set(key, style);
    }
    // Inserted at commit: a rule that is inserted during rendering makes the browser recompute the page's styles.
    useInsertionEffect(style.insert, [style]);
    return createElement(tag as string, { ...rest, className: style.name });
  };
}

interface StyleClass {
  name: string;
  insert: () => void;
}

function styleClass(recipe: RecipeDefinition, variants: Record<string, unknown>): StyleClass {
  const styles = rememberingSystem.css(rememberingSystem.cva(recipe)(variants));
  const serialized = serializeStyles([styles as never], styleCache.registered);
  return {
    name: `${styleCache.key}-${serialized.name}`,
    insert: () => void insertStyles(styleCache, serialized, true),
  };
}
