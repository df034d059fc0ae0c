import { existsSync, readFileSync } from 'node:fs';

/* A number without unit is a step of `tokens.ts`; `gap: '7'` would reach the stylesheet and be invalid. */

const PROPS =
  /^(?:m|p)[tbsexy]?$|^(?:margin|padding)(?:Top|Bottom|Inline|Block|InlineStart|InlineEnd|BlockStart|BlockEnd)?$|^(?:gap|rowGap|columnGap)$/;

// Here beside `tools`, in an area's repository beside this package.
const places = ['../../../ui', '../../ui'].map((ui) => new URL(`${ui}/src/system/tokens.ts`, import.meta.url));
const tokens = readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
const [, scale = ''] = /export const spacing = \{([^}]*)\}/.exec(tokens) ?? [];
const steps = new Set(['0', ...[...scale.matchAll(/'([\d.]+)':/g)].map(([, step]) => step)]);

function textsOf(value) {
  if (value?.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value?.type === 'ObjectExpression') return value.properties.flatMap((property) => textsOf(property.value));
  return value?.type === 'Literal' && typeof value.value === 'string' ? [value.value] : [];
}

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!/^(?:host|remotes|shared\/(?:ui|product))\//.test(file) || /\.test\.tsx?$/.test(file)) return {};

    function check(node, name, value) {
      if (typeof name !== 'string' || !PROPS.test(name)) return;
      for (const text of textsOf(value)) {
        for (const part of text.split(' ')) {
          if (/^-?\d+(?:\.\d+)?$/.test(part) && !steps.has(part.replace('-', '')))
            context.report({ node, message: `${part} is no step of the spacing scale: ${[...steps].join(', ')}.` });
        }
      }
    }
    return {
      Property: (node) => !node.shorthand && check(node, node.key.name ?? node.key.value, node.value),
      JSXAttribute: (node) => check(node, node.name.name, node.value),
    };
  },
};

export default { meta: { name: 'spacing' }, rules: { scale: rule } };
