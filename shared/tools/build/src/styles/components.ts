import type { Node } from 'oxc-parser';
import { type ByCondition, collect } from './by-condition';
import type { StyleEngine } from './engine';
import { type Evaluate, refusal } from './evaluate';
import type { Recipe } from './module-rules';
import {
  type Definition,
  type FunctionNode,
  isFunction,
  namesOf,
  type SourceModule,
  type Sources,
  walk,
} from './sources';

export type Component =
  /** `chakra.div`, `Box`. */
  | { kind: 'element'; tag: string; box?: Box }
  | { kind: 'styled'; top: number; variants: readonly string[]; byCondition: ByCondition }
  /** Passes props to a styled part; `own` stay. */
  | { kind: 'function'; top: number; own: ReadonlySet<string>; byCondition: ByCondition }
  | { kind: 'other' };

interface Box {
  base: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

const FLEX = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
  basis: 'flexBasis',
  grow: 'flexGrow',
  shrink: 'flexShrink',
};

const BOXES: Readonly<Record<string, Box>> = {
  Box: { base: {}, names: {} },
  Flex: { base: { display: 'flex' }, names: FLEX },
  Stack: { base: { display: 'flex', flexDirection: 'column', gap: '0.5rem' }, names: FLEX },
  Grid: {
    base: { display: 'grid' },
    names: {
      templateAreas: 'gridTemplateAreas',
      column: 'gridColumn',
      row: 'gridRow',
      autoFlow: 'gridAutoFlow',
      autoRows: 'gridAutoRows',
      templateRows: 'gridTemplateRows',
      autoColumns: 'gridAutoColumns',
      templateColumns: 'gridTemplateColumns',
    },
  },
};

/** Reserve: a package's components may get a layer without rebuilding areas. */
const RANKS_OF_A_PACKAGE = 4;

const OTHER = { kind: 'other' } as const;

/**
 * Layers: own recipe, recipes and style props around. Each rank is above those within (`top`), so the outer wins in any
 * loading order.
 */
export class Components {
  readonly #known = new Map<Node, Component>();
  readonly #sources: Sources;
  readonly #engine: () => StyleEngine;
  readonly #evaluate: Evaluate;

  constructor(sources: Sources, engine: () => StyleEngine, evaluate: Evaluate) {
    this.#sources = sources;
    this.#engine = engine;
    this.#evaluate = evaluate;
  }

  named(module: SourceModule, name: Node): Component {
    if (name.type === 'JSXMemberExpression' || name.type === 'MemberExpression') {
      const [namespace, member] = [nameOf(name.object), nameOf(name.property)];
      if (this.isChakra(module, namespace)) return { kind: 'element', tag: member };
      return this.#componentOf(this.#sources.member(module, namespace, member));
    }
    if (name.type !== 'JSXIdentifier' && name.type !== 'Identifier') return OTHER;
    return this.#componentOf(this.#sources.definition(module, name.name));
  }

  #componentOf(definition: Definition | undefined): Component {
    if (definition?.kind === 'library') {
      const box = definition.source === '@chakra-ui/react' ? BOXES[definition.name] : undefined;
      return box ? { kind: 'element', tag: 'div', box } : OTHER;
    }
    if (!definition) return OTHER;
    const component = this.#defined(definition.module, definition.node);
    if (!definition.isForeign || component.kind === 'element' || component.kind === 'other') return component;
    const ranks = Math.ceil((component.top + 1) / RANKS_OF_A_PACKAGE) * RANKS_OF_A_PACKAGE;
    return { ...component, top: ranks - 1 };
  }

  isChakra(module: SourceModule, name: string): boolean {
    const definition = this.#sources.definition(module, name);
    return definition?.kind === 'library' && definition.source === '@chakra-ui/react' && definition.name === 'chakra';
  }

  /** Undefined = no style. */
  styleOf(component: Component, prop: string): string | undefined {
    if (component.kind === 'other') return undefined;
    if (component.kind === 'element' && component.box?.names[prop]) return component.box.names[prop];
    if (component.kind === 'element' && ATTRIBUTES[component.tag]?.includes(prop)) return undefined;
    if (component.kind === 'styled' && component.variants.includes(prop)) return undefined;
    if (component.kind === 'function' && component.own.has(prop)) return undefined;
    return prop === 'css' || this.#engine().isStyleProp(prop) ? prop : undefined;
  }

  rankOf(component: Component): number {
    return 'top' in component ? component.top + 1 : 0;
  }

  byConditionOf(component: Component | undefined): ByCondition {
    return component && 'byCondition' in component ? component.byCondition : new Map();
  }

  #defined(module: SourceModule, node: Node): Component {
    let component = this.#known.get(node);
    if (!component) {
      // Recursive components.
      this.#known.set(node, OTHER);
      component = this.#describe(module, node);
      this.#known.set(node, component);
    }
    return component;
  }

  #describe(module: SourceModule, node: Node): Component {
    if (isFunction(node)) return this.#ofFunction(module, node);
    if (node.type === 'Identifier') return this.named(module, node);
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return this.#describe(module, node.expression);
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return OTHER;
    if (!this.isChakra(module, node.callee.name)) return OTHER;
    const [tag, recipe] = node.arguments;
    if (!tag) throw refusal(module, node, 'has no tag');
    const inner = tag.type === 'Literal' ? undefined : this.named(module, tag);
    const { base = {}, variants = {} } = (recipe ? this.#evaluate(module, recipe) : {}) as Recipe;
    const byCondition: ByCondition = new Map(this.byConditionOf(inner));
    for (const style of [base, ...Object.values(variants).flatMap((choices) => Object.values(choices))])
      collect(this.#engine(), style, byCondition);
    const names = [...(inner?.kind === 'styled' ? inner.variants : []), ...Object.keys(variants)];
    return { kind: 'styled', top: inner ? this.rankOf(inner) : 0, variants: names, byCondition };
  }

  #ofFunction(module: SourceModule, node: FunctionNode): Component {
    const [props] = node.params;
    if (!props || !node.body) return OTHER;
    const propNames = new Set<string>();
    const passed = new Set<string>();
    const read = (pattern: Node) => {
      if (pattern.type === 'Identifier') passed.add(pattern.name);
      if (pattern.type !== 'ObjectPattern') return;
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') for (const name of namesOf(property.argument)) passed.add(name);
        else if (property.key.type === 'Identifier') propNames.add(property.key.name);
      }
    };
    read(props);
    walk(node.body, (inner) => {
      if (inner.type === 'VariableDeclarator' && inner.init?.type === 'Identifier' && passed.has(inner.init.name))
        read(inner.id);
    });
    let top = -1;
    const byCondition: ByCondition = new Map();
    walk(node.body, (inner) => {
      if (inner.type !== 'JSXOpeningElement') return;
      const receives = inner.attributes.some((attribute) =>
        attribute.type === 'JSXSpreadAttribute'
          ? attribute.argument.type === 'Identifier' && passed.has(attribute.argument.name)
          : propNames.has('className') && attribute.name.name === 'className',
      );
      if (!receives) return;
      const target = this.named(module, inner.name);
      const hasStyles = inner.attributes.some(
        (attribute) =>
          attribute.type === 'JSXAttribute' &&
          typeof attribute.name.name === 'string' &&
          this.styleOf(target, attribute.name.name) !== undefined,
      );
      for (const [path, conditions] of this.byConditionOf(target)) byCondition.set(path, conditions);
      if (target.kind === 'element') top = Math.max(top, 0);
      else if (target.kind !== 'other') top = Math.max(top, target.top + (hasStyles ? 1 : 0));
    });
    return top < 0 ? OTHER : { kind: 'function', top, own: propNames, byCondition };
  }
}

const nameOf = (node: Node): string => (node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : '');

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};
