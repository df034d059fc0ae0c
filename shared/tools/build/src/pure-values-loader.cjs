/*
 * Marks the values of `@console/api` as free of side effects: `export const user = z.object(…)`, `get(…)`. Without the
 * mark webpack must leave the schemas and calls of a whole controller in an area that uses one of them.
 */
module.exports = (source) => source.replace(/(?<![\w.$/])(z\.[a-z_]\w*|get|post|put|del)\(/g, '/*#__PURE__*/ $&');
