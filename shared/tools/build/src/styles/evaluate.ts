import type { Node } from 'oxc-parser';
import type { StyleEngine } from './engine';
import { lineAt, StyleRefusal } from './refusal';
import type { SourceModule, Sources } from './sources';

const NO_NAMES: ReadonlySet<string> = new Set();

/** @param locals of a surrounding function: run-time values */
export type Evaluate = (module: SourceModule, node: Node, locals?: ReadonlySet<string>) => unknown;

/** Literals, constants, objects, lists, spreads, members, imports; @throws StyleRefusal otherwise. */
export function evaluatorOf(sources: Sources, engine: () => StyleEngine): Evaluate {
  const values = new Map<Node, unknown>();

  function evaluateIn(module: SourceModule, node: Node, locals = NO_NAMES): unknown {
    const evaluate = (inner: Node) => evaluateIn(module, inner, locals);
    const nameOf = (key: Node, isComputed: boolean) =>
      !isComputed && key.type === 'Identifier' ? key.name : String(evaluate(key));
    if (node.type === 'Literal') return node.value;
    if (node.type === 'Identifier') return constant(module, node, node.name, locals);
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return evaluate(node.expression);
    if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(evaluate(node.argument));
    if (node.type === 'MemberExpression') {
      const object = evaluate(node.object) as Record<string, unknown> | undefined;
      return object?.[nameOf(node.property, node.computed)];
    }
    if (node.type === 'TemplateLiteral') {
      const texts = node.quasis.map(({ value }, at) => {
        const expression = node.expressions[at];
        return `${value.cooked ?? value.raw}${expression ? String(evaluate(expression)) : ''}`;
      });
      return texts.join('');
    }
    if (node.type === 'ArrayExpression') {
      return node.elements.flatMap((element) =>
        element?.type === 'SpreadElement' ? evaluate(element.argument) : [element && evaluate(element)],
      );
    }
    if (node.type === 'ObjectExpression') {
      const entries = node.properties.flatMap((property) =>
        property.type === 'SpreadElement'
          ? Object.entries(evaluate(property.argument) as object)
          : [[nameOf(property.key, property.computed), evaluate(property.value)]],
      );
      return Object.fromEntries(entries);
    }
    const [argument] = node.type === 'CallExpression' ? node.arguments : [];
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && argument) {
      const called = ofLibrary(module, node.callee.name);
      if (called) return called(evaluate(argument));
    }
    throw refusal(module, node, 'is more than the build evaluates: literals and constants');
  }

  function constant(module: SourceModule, node: Node, name: string, locals: ReadonlySet<string>): unknown {
    const definition = locals.has(name) ? undefined : sources.definition(module, name);
    if (definition?.kind === 'own') {
      if (!values.has(definition.node)) values.set(definition.node, evaluateIn(definition.module, definition.node));
      return values.get(definition.node);
    }
    if (name === 'undefined') return undefined;
    throw refusal(module, node, 'is known only when the code runs');
  }

  function ofLibrary(module: SourceModule, name: string): ((argument: unknown) => unknown) | undefined {
    const definition = sources.definition(module, name);
    if (definition?.kind !== 'library') return undefined;
    if (definition.source === '@emotion/react' && definition.name === 'keyframes') return engine().keyframes;
    return definition.source === '@chakra-ui/react' && definition.name === 'defineRecipe'
      ? (recipe) => recipe
      : undefined;
  }

  return evaluateIn;
}

/** @param what follows the source text */
export function refusal(module: SourceModule, node: Node, what: string): StyleRefusal {
  const text = module.code.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
  const excerpt = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new StyleRefusal(module.file, lineAt(module.code, node.start), `\`${excerpt}\` ${what}`);
}
