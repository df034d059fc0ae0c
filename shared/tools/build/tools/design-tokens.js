import { existsSync, readFileSync } from 'node:fs';

/*
 * A number without unit is a step of `tokens.ts`; `gap: '7'` would reach the stylesheet and be invalid. A color is a
 * token: a literal is wrong in one theme, and under forced colors. A text's size is no px, which ignores the size that
 * the reader has chosen. A transition's duration is a token, which reduced motion sets to 0.
 */

const PROPS =
  /^(?:m|p)[tbsexy]?$|^(?:margin|padding)(?:Top|Bottom|Inline|Block|InlineStart|InlineEnd|BlockStart|BlockEnd)?$|^(?:gap|rowGap|columnGap)$/;

// Here beside `tools`, in an area's repository beside this package.
const places = ['../../../ui', '../../ui'].map((ui) => new URL(`${ui}/src/system/tokens.ts`, import.meta.url));
const tokens = readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
const [, scale = ''] = /export const spacing = \{([^}]*)\}/.exec(tokens) ?? [];
const steps = new Set(['0', ...[...scale.matchAll(/'([\d.]+)':/g)].map(([, step]) => step)]);

const COLORED = /color$|^(?:bg|background|fill|stroke|border|outline|boxShadow)/i;
const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|^(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|navy|teal)$/i;

function textsOf(value) {
  if (value?.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value?.type === 'ObjectExpression') return value.properties.flatMap((property) => textsOf(property.value));
  if (value?.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(textsOf);
  if (value?.type === 'TemplateLiteral') return value.quasis.map(({ value: part }) => part.cooked);
  return value?.type === 'Literal' && typeof value.value === 'string' ? [value.value] : [];
}

/** An argument of a function other than `chakra` is data: `toFormValues({ color: 'blue' })`. */
function isData({ parent }) {
  if (!parent || parent.type === 'JSXAttribute') return false;
  if (parent.type === 'CallExpression') return !/^(?:chakra|keyframes)$/.test(parent.callee.name ?? '');
  return isData(parent);
}

/** A rule that checks the style props of components, and the styles of elements and recipes. */
const ruleFor = (messageFor) => ({
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    // The sources of an area's own repository are in `src`.
    if (!/^(?:src|host|remotes|shared\/(?:ui|product))\//.test(file) || /\.test\.tsx?$|\/gallery\//.test(file))
      return {};
    const check = (node, name, value) => {
      if (typeof name !== 'string') return;
      for (const text of textsOf(value))
        for (const message of messageFor(name, text, file)) context.report({ node, message });
    };
    return {
      Property: (node) => !node.shorthand && !isData(node) && check(node, node.key.name ?? node.key.value, node.value),
      JSXAttribute: (node) => check(node, node.name.name, node.value),
    };
  },
});

const distance = ruleFor((name, text) =>
  (PROPS.test(name) ? text.split(' ') : [])
    .filter((part) => /^-?\d+(?:\.\d+)?$/.test(part) && !steps.has(part.replace('-', '')))
    .map((part) => `${part} is no step of the spacing scale: ${[...steps].join(', ')}.`),
);

const textSize = ruleFor((name, text) =>
  /^(?:fontSize|lineHeight)$/.test(name) && /\dpx$/.test(text)
    ? [`${text} ignores the reader's own text size. Write a textStyle, or rem.`]
    : [],
);

const color = ruleFor((name, text, file) =>
  COLORED.test(name) && LITERAL.test(text) && file.endsWith('.tsx')
    ? [`${text} is no token. Use one of @console/ui (its README, Colors), or propose one there.`]
    : [],
);

const motion = ruleFor((name, text) =>
  name === 'transition' && /\d *m?s\b/.test(text)
    ? [`${text} ignores reduced motion. Write {durations.hover}, or another duration of tokens.ts.`]
    : [],
);

export default { meta: { name: 'tokens' }, rules: { distance, color, motion, 'text-size': textSize } };
