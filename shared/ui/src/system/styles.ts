import { type ComponentType, createElement, type ReactNode } from 'react';

/* What remains of styling at run time: the build leaves class names and calls of these three functions. */

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Props = Record<string, unknown>;

interface Layer {
  base: string;
  variants: Variants;
  defaults: Props;
}

interface Styled {
  (props: Props): ReactNode;
  tag: string | ComponentType<Props>;
  layers: readonly Layer[];
  given: Props;
}

/** Waiting until the task ends; sheets by rank. */
const waiting = new Map<number, string>();
const sheets = new Map<number, CSSStyleSheet[]>();

/** Rank, text, rank, text, …; higher ranks win. */
export function adoptRules(...ranked: (number | string)[]): void {
  if (waiting.size === 0) queueMicrotask(adoptWaiting);
  for (let at = 0; at < ranked.length; at += 2) {
    const rank = Number(ranked[at]);
    waiting.set(rank, `${waiting.get(rank) ?? ''}${ranked[at + 1]}`);
  }
}

// Per chunk: each change to the list passes over the page's styles.
function adoptWaiting(): void {
  const otherSheets = document.adoptedStyleSheets.filter(
    (sheet) => ![...sheets.values()].some((ownSheets) => ownSheets.includes(sheet)),
  );
  for (const [rank, rules] of waiting) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    sheets.set(rank, [...(sheets.get(rank) ?? []), sheet]);
  }
  waiting.clear();
  const ranks = [...sheets.keys()].sort((a, b) => a - b);
  document.adoptedStyleSheets = [...otherSheets, ...ranks.flatMap((rank) => sheets.get(rank) ?? [])];
}

/** Ignores values that are no class name. */
export const joinClasses = (...names: unknown[]): string => names.filter(Boolean).join(' ');

/** `chakra(tag, recipe, { defaultProps })` after the build. */
export function styledElement(
  tag: string | ComponentType<Props> | Styled,
  base: string,
  variants: Variants = {},
  defaults: Props = {},
  { defaultProps = {} }: { defaultProps?: Props } = {},
): Styled {
  const inner = typeof tag === 'function' && 'layers' in tag ? tag : undefined;
  const layers = [...(inner?.layers ?? []), { base, variants, defaults }];
  const allDefaults = { ...inner?.given, ...defaultProps };
  const element = inner?.tag ?? tag;

  function StyledElement(own: Props): ReactNode {
    const props = { ...allDefaults };
    for (const name in own) if (own[name] !== undefined) props[name] = own[name];
    const names: unknown[] = [];
    for (const layer of layers) {
      names.push(layer.base);
      for (const name in layer.variants) names.push(layer.variants[name]?.[String(own[name] ?? layer.defaults[name])]);
    }
    for (const { variants: layerVariants } of layers) for (const name in layerVariants) delete props[name];
    const { as = element, ...rest } = props;
    const className = joinClasses(...names, own.className);
    if (className !== '') rest.className = className;
    return createElement(as as string, rest);
  }
  return Object.assign(StyledElement, { tag: element as Styled['tag'], layers, given: allDefaults });
}
