import { dirname, join, relative } from 'node:path';
import type { CallExpression, Expression, JSXAttribute, JSXElement, Node } from 'oxc-parser';
import { type Component, Components } from './components';
import { engineOf, type Style, type StyleEngine } from './engine';
import { type Evaluate, evaluatorOf, refusal } from './evaluate';
import { ModuleRules, type Recipe } from './module-rules';
import { StyleRefusal } from './refusal';
import { isFunction, localNamesOf, type SourceModule, Sources, walk } from './sources';

export interface Evaluated {
  code: string;
  /** Changes in these files may change the result. */
  files: readonly string[];
}

type RuntimeFunction = 'adoptRules' | 'joinClasses' | 'styledElement';

/** Each condition doubles the classes. */
const MOST_CONDITIONS = 3;

/** The build evaluates these completely. */
const OF_THE_BUILD: Readonly<Record<string, readonly string[]>> = {
  '@chakra-ui/react': ['chakra', 'defineRecipe', 'Box', 'Flex', 'Grid', 'Stack'],
  '@emotion/react': ['keyframes'],
};

/**
 * Class names for recipes and style props; undefined without styles. Lines stay, for source maps. @throws StyleRefusal
 * for run-time styles
 */
export function evaluateStyles(file: string, code: string, packageDir: string): Evaluated | undefined {
  // Only .tsx has elements; elsewhere styles begin with a call.
  if (!file.endsWith('.tsx') && !/chakra|@emotion/.test(code)) return undefined;
  let engine: StyleEngine | undefined;
  const sources = new Sources();
  const rewriting = new Rewriting(sources.module(file, code), sources, () => (engine ??= engineOf(packageDir)));
  const result = rewriting.run();
  return result === undefined ? undefined : { code: result, files: [...(engine?.files ?? []), ...sources.files] };
}

class Rewriting {
  readonly #edits: { start: number; end: number; text: string }[] = [];
  readonly #used = new Set<RuntimeFunction>();
  readonly #rules: ModuleRules;
  readonly #evaluate: Evaluate;
  readonly #components: Components;
  readonly #module: SourceModule;
  readonly #sources: Sources;

  constructor(module: SourceModule, sources: Sources, engine: () => StyleEngine) {
    this.#module = module;
    this.#sources = sources;
    this.#rules = new ModuleRules(engine);
    this.#evaluate = evaluatorOf(sources, engine);
    this.#components = new Components(sources, engine, this.#evaluate);
  }

  run(): string | undefined {
    walk(this.#module.program, (node, ancestors) => {
      if (node.type === 'ExportNamedDeclaration' && node.source && OF_THE_BUILD[node.source.value])
        this.#edit(node, '');
      else if (node.type === 'CallExpression') this.#call(node, ancestors);
      else if (node.type === 'JSXElement') this.#element(node, ancestors);
      else if (node.type === 'Identifier') this.#reference(node, ancestors.at(-1));
    });
    return this.#edits.length === 0 ? undefined : this.#print();
  }

  /** Anything but a call or element would need Chakra in the browser. */
  #reference(node: Extract<Node, { type: 'Identifier' }>, parent: Node | undefined): void {
    if (!parent || parent.type.startsWith('TS') || parent.type === 'ExportSpecifier') return;
    const binding = this.#module.bindings.get(node.name);
    if (!binding || 'node' in binding || (parent.type === 'Property' && parent.key === node)) return;
    if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    const definition = this.#sources.definition(this.#module, node.name);
    const names = definition?.kind === 'library' ? OF_THE_BUILD[definition.source] : undefined;
    if (definition?.kind !== 'library' || !names) return;
    if (!names.includes(definition.name))
      throw this.#refusal(node, `of ${definition.source} is for the browser; the build has ${names.join(', ')}`);
    if (parent.type !== 'ImportSpecifier' && (parent.type !== 'CallExpression' || parent.callee !== node))
      throw this.#refusal(node, 'is no value: name an element with it, or call it at module scope');
  }

  #call(node: CallExpression, ancestors: readonly Node[]): void {
    const { callee } = node;
    if (callee.type !== 'Identifier') return;
    const binding = this.#module.bindings.get(callee.name);
    if (!binding || 'node' in binding) return;
    if (binding.source === '@emotion/react') {
      this.#edit(node, JSON.stringify((this.#evaluate(this.#module, node) as { name: string }).name));
    } else if (binding.imported === 'defineRecipe') {
      // Marked pure, so that the minifier drops evaluated recipes.
      const [recipe] = node.arguments;
      if (recipe) this.#edit({ start: node.start, end: recipe.start }, '(');
    } else if (this.#components.isChakra(this.#module, callee.name)) this.#styled(node, ancestors);
  }

  #styled(node: CallExpression, ancestors: readonly Node[]): void {
    if (ancestors.some(isFunction)) throw this.#refusal(node, 'is not at module scope; move it there');
    const [tag, definition, options] = node.arguments;
    if (!tag) throw this.#refusal(node, 'has no tag');
    const recipe = (definition ? this.#evaluate(this.#module, definition) : {}) as Recipe;
    if (recipe.compoundVariants) throw this.#refusal(node, 'has compound variants; write a variant for them');
    const component = this.#components.named(this.#module, tag);
    const rank = tag.type === 'Literal' ? 0 : this.#components.rankOf(component);
    const { base, variants } = this.#rules.addRecipe(rank, recipe, this.#components.byConditionOf(component));
    const parts = [this.#text(tag), JSON.stringify(base)];
    if (Object.keys(variants).length > 0 || options)
      parts.push(JSON.stringify(variants), JSON.stringify(recipe.defaultVariants ?? {}));
    if (options) parts.push(this.#text(options));
    this.#used.add('styledElement');
    this.#edit(node, `/*#__PURE__*/styledElement(${parts.join(', ')})`);
  }

  #element({ openingElement: open, closingElement: close }: JSXElement, ancestors: readonly Node[]): void {
    if (open.name.type === 'JSXIdentifier' && /^[a-z]/.test(open.name.name)) return;
    const names = new Set(ancestors.filter(isFunction).flatMap((node) => [...localNamesOf(node)]));
    const isLocal = open.name.type === 'JSXIdentifier' && names.has(open.name.name);
    const component: Component = isLocal ? { kind: 'other' } : this.#components.named(this.#module, open.name);
    const styles: StyleProp[] = [];
    const spreads: Expression[] = [];
    let className: JSXAttribute | undefined;
    let as: JSXAttribute | undefined;
    for (const attribute of open.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        if (component.kind !== 'other') this.#checkSpread(attribute.argument, component, ancestors);
        spreads.push(attribute.argument);
        continue;
      }
      const { name } = attribute.name;
      if (typeof name !== 'string') continue;
      if (name === 'className') className = attribute;
      else if (name === 'as' && component.kind === 'element') as = attribute;
      else {
        const style = this.#components.styleOf(component, name);
        if (style !== undefined) styles.push({ style, attribute });
        else if (component.kind === 'other' && ONLY_STYLES.test(name))
          throw this.#refusal(attribute, `is a style on a component that passes its props to no styled element`);
      }
    }
    if (component.kind === 'element') {
      const tag = as ? literalOf(as) : component.tag;
      if (tag === undefined)
        throw this.#refusal(as ?? open, 'is known only when the code runs; write `chakra(tag, recipe)` and `as` on it');
      if (as) this.#edit(as, '');
      this.#edit(open.name, tag);
      if (close) this.#edit(close.name, tag);
    }
    const classes = this.#classesOfProps(styles, component, names);
    for (const { attribute } of styles) this.#edit(attribute, '');
    if (classes === '""') return;
    const parts = [classes];
    if (className) {
      const { value } = className;
      parts.unshift(
        value?.type === 'JSXExpressionContainer' ? this.#text(value.expression) : this.#text(value ?? className),
      );
      this.#edit(className, '');
    }
    for (const spread of spreads) {
      if (spread.type !== 'Identifier' && spread.type !== 'MemberExpression') continue;
      parts.push(`${this.#text(spread)}?.className`);
    }
    const end = open.end - (open.selfClosing ? 2 : 1);
    const isSpaced = /\s$/.test(this.#module.code.slice(0, end));
    if (parts.length > 1) this.#used.add('joinClasses');
    const text = parts.length > 1 ? `joinClasses(${parts.join(', ')})` : classes;
    this.#edit({ start: end, end }, `${isSpaced ? '' : ' '}className={${text}}${open.selfClosing ? ' ' : ''}`);
  }

  /** Makes a class for each combination of conditions. */
  #classesOfProps(props: readonly StyleProp[], component: Component, names: ReadonlySet<string>): string {
    const base = component.kind === 'element' ? (component.box?.base ?? {}) : {};
    const rank = this.#components.rankOf(component);
    const inner = this.#components.byConditionOf(component);
    const values = props.map((prop) => ({ ...prop, value: this.#valueOf(prop.attribute, names) }));
    const tests = [...new Set(values.flatMap(({ value }) => (value.test === undefined ? [] : [value.test])))];
    const last = values.at(-1)?.attribute;
    if (last && tests.length > MOST_CONDITIONS)
      throw this.#refusal(last, `is the last of more than ${MOST_CONDITIONS} conditions; write a recipe with variants`);
    const choose = (chosen: ReadonlyMap<string, boolean>): string => {
      const test = tests[chosen.size];
      if (test === undefined) {
        const style: Record<string, unknown> = {};
        const css: Style[] = [];
        for (const { style: name, value } of values) {
          const branch = value.test === undefined || chosen.get(value.test) ? value.yes : value.no;
          if (name === 'css') css.push(...([branch].flat() as Style[]).filter(Boolean));
          else if (branch !== undefined) style[name] = branch;
        }
        return JSON.stringify(this.#rules.addStyles(rank, [base, ...css, style], inner));
      }
      const [yes, no] = [true, false].map((isTrue) => choose(new Map(chosen).set(test, isTrue)));
      return yes === no ? (yes ?? '') : `(${test} ? ${yes} : ${no})`;
    };
    return choose(new Map());
  }

  #valueOf({ value, name }: JSXAttribute, names: ReadonlySet<string>): { test?: string; yes: unknown; no?: unknown } {
    if (!value) return { yes: true };
    const evaluate = (node: Node) => {
      try {
        return this.#evaluate(this.#module, node, names);
      } catch (error) {
        if (!(error instanceof StyleRefusal)) throw error;
        throw this.#refusal(
          node,
          `of \`${this.#text(name)}\` is known only when the code runs; write a literal, a condition with two literals, or ` +
            '`style` with a property or a CSS variable',
        );
      }
    };
    const expression = value.type === 'JSXExpressionContainer' ? value.expression : value;
    if (expression.type !== 'ConditionalExpression') return { yes: evaluate(expression) };
    const { test, consequent, alternate } = expression;
    return { test: this.#text(test), yes: evaluate(consequent), no: evaluate(alternate) };
  }

  /** Attributes only: the build does not see a spread. */
  #checkSpread(argument: Expression, component: Component, ancestors: readonly Node[]): void {
    let literal: Node = argument;
    if (argument.type === 'Identifier') {
      const name = argument.name;
      for (const scope of [this.#module.program, ...ancestors.filter(isFunction)]) {
        walk(scope, (node) => {
          if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name && node.init)
            literal = node.init;
        });
      }
    }
    walk(literal, (node) => {
      if (node.type !== 'Property' || node.key.type !== 'Identifier') return;
      if (this.#components.styleOf(component, node.key.name) !== undefined)
        throw this.#refusal(node, 'is a style in a spread; write it out as a prop');
    });
  }

  readonly #refusal = (node: Node, what: string) => refusal(this.#module, node, what);

  #text({ start, end }: { start: number; end: number }): string {
    return this.#module.code.slice(start, end);
  }

  #edit({ start, end }: { start: number; end: number }, text: string): void {
    const lines = this.#text({ start, end }).split('\n').length - text.split('\n').length;
    this.#edits.push({ start, end, text: `${text}${'\n'.repeat(Math.max(0, lines))}` });
  }

  #print(): string {
    const { code, file } = this.#module;
    let body = '';
    let position = 0;
    for (const { start, end, text } of this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (start < position) throw new Error(`${file}: two changes of one place: ${code.slice(start, end)}`);
      body += code.slice(position, start) + text;
      position = end;
    }
    body += code.slice(position);
    const adopted = this.#rules.print();
    if (adopted !== '') {
      this.#used.add('adoptRules');
      body += `\nadoptRules(${adopted});\n`;
    }
    if (this.#used.size === 0) return body;
    return `import { ${[...this.#used].join(', ')} } from '${runtimeOf(file)}'; ${body}`;
  }
}

interface StyleProp {
  style: string;
  attribute: JSXAttribute;
}

const ONLY_STYLES = /^(?:[mp][trblxyse]?|(?:min|max)[WH]|textStyle|srOnly|boxSize|bg|css|rowGap|columnGap)$/;

function literalOf({ value }: JSXAttribute): string | undefined {
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** `@console/ui` cannot import itself by name. */
function runtimeOf(file: string): string {
  const [ui] = /^.*[\\/](?:shared|@console)[\\/]ui[\\/](?=src[\\/]|gallery[\\/])/.exec(file) ?? [];
  if (ui === undefined) return '@console/ui';
  const path = relative(dirname(file), join(ui, 'src/system/styles')).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
