/* Logical sides (`marginInlineStart`, `ps`) mirror the console for right-to-left languages. */

const logical = {
  ml: 'ms',
  mr: 'me',
  pl: 'ps',
  pr: 'pe',
  left: 'insetInlineStart',
  right: 'insetInlineEnd',
  marginLeft: 'marginInlineStart',
  marginRight: 'marginInlineEnd',
  paddingLeft: 'paddingInlineStart',
  paddingRight: 'paddingInlineEnd',
  borderLeft: 'borderInlineStart',
  borderRight: 'borderInlineEnd',
  borderLeftWidth: 'borderInlineStartWidth',
  borderRightWidth: 'borderInlineEndWidth',
  borderLeftColor: 'borderInlineStartColor',
  borderRightColor: 'borderInlineEndColor',
  borderLeftStyle: 'borderInlineStartStyle',
  borderRightStyle: 'borderInlineEndStyle',
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
};
const sides = { left: 'start', right: 'end' };

/** A length or token, also by width of the screen. */
const isStyle = (value) =>
  value?.type === 'JSXExpressionContainer'
    ? isStyle(value.expression)
    : ['Literal', 'TemplateLiteral', 'ObjectExpression', 'UnaryExpression'].includes(value?.type);

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!/^(?:src|host|remotes|shared\/(?:ui|product))\//.test(file) || /\.test\.tsx?$/.test(file)) return {};

    function check(node, name, value) {
      if (Object.hasOwn(logical, name) && isStyle(value))
        context.report({ node, message: `Write ${logical[name]} instead of ${name}.` });
      if (name === 'textAlign' && Object.hasOwn(sides, value?.value ?? ''))
        context.report({ node, message: `Write ${sides[value.value]} instead of ${value.value}.` });
    }
    return {
      Property: (node) => !node.shorthand && check(node, node.key.name ?? node.key.value, node.value),
      JSXAttribute: (node) => check(node, node.name.name, node.value),
    };
  },
};

export default { meta: { name: 'styles' }, rules: { 'logical-sides': rule } };
