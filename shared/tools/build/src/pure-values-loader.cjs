/*
 * Marks the values of `@console/api` as free of side effects: `export const user = z.object(…)`, `get(…)`. Without the
 * mark, webpack leaves all schemas and calls of a controller in an area that uses one of them.
 */
module.exports = (source) => source.replace(/(?<![\w.$/])(z\.[a-z_]\w*|get|post|put|del)\(/g, '/*#__PURE__*/ $&');
