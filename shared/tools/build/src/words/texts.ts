import { keyOf } from '@console/words';
import { type Expression, parseSync } from 'oxc-parser';
import { lineAt } from '../styles/refusal';
import { walk } from '../styles/sources';

export interface Text {
  /** English text, and the context after a bar. */
  key: string;
  one?: string;
  line: number;
  /** `name: group.name`, as written in the call. */
  values: string[];
}

export interface Texts {
  texts: Text[];
  /** Lines of calls without a literal. */
  unreadable: number[];
}

const CALLS: Readonly<Record<string, { text: number; one?: number; values?: number; context?: number }>> = {
  later: { text: 0 },
  t: { text: 0, values: 1, context: 2 },
  n: { text: 2, one: 1, values: 3, context: 4 },
  rich: { text: 0, values: 1, context: 2 },
};

/** `t`, `n`, `rich` and `later` from `@console/words`. */
export function textsOf(file: string, code: string): Texts {
  if (!code.includes('@console/words')) return { texts: [], unreadable: [] };
  const { program } = parseSync(file, code);
  const functions = new Map<string, string>();
  const result: Texts = { texts: [], unreadable: [] };

  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('@console/words'))
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          functions.set(specifier.local.name, specifier.imported.name);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const places = CALLS[functions.get(node.callee.name) ?? ''];
      if (places) {
        const at = (place: number | undefined) => literal(place === undefined ? undefined : node.arguments[place]);
        const [text, one, context] = [at(places.text), at(places.one), at(places.context)];
        const isRead = text !== undefined && (places.one === undefined || one !== undefined);
        if (isRead) {
          const valuesNode = places.values === undefined ? undefined : node.arguments[places.values];
          const values = valuesNode?.type === 'ObjectExpression' ? valuesNode.properties : [];
          result.texts.push({
            key: keyOf(text, context),
            ...(one === undefined ? {} : { one }),
            line: lineAt(code, node.start),
            values: values.map(({ start, end }) => code.slice(start, end).replace(/\s+/g, ' ')),
          });
        } else result.unreadable.push(lineAt(code, node.start));
      }
    }
  });
  return result;
}

function literal(node: Expression | { type: 'SpreadElement' } | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
