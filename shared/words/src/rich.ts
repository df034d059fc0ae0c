import { filled, type Names, translated } from '@console/words';
import { createElement, Fragment, type ReactNode } from 'react';

/** `'link'` of `'Read the <link>terms</link>'`. */
type Tags<Text extends string> = Text extends `${string}</${infer Tag}>${infer After}` ? Tag | Tags<After> : never;

type Values<Text extends string> = Readonly<
  Record<Names<Text>, ReactNode> & Record<Tags<Text>, (inner: string) => ReactNode>
>;

/**
 * `rich('Ask <b>{name}</b> for {access}', { name, access, b: (inner) => <b>{inner}</b> })`. Translations may reorder
 * tags, which do not nest; names within are strings.
 */
export function rich<const Text extends string>(text: Text, values: Values<Text>, context?: string): ReactNode {
  const valueByName = values as Readonly<Record<string, ReactNode | ((inner: string) => ReactNode)>>;
  const parts: ReactNode[] = [];
  let end = 0;
  const source = translated(text, context);
  for (const match of source.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/gs)) {
    const [whole, tag = '', inner = '', name] = match;
    parts.push(source.slice(end, match.index));
    const value = valueByName[name ?? tag];
    parts.push(typeof value === 'function' ? value(filled(inner, valueByName)) : value);
    end = match.index + whole.length;
  }
  return createElement(Fragment, null, ...parts, source.slice(end));
}
