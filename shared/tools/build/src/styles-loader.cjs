/* CommonJS, because webpack requires loaders. */
const { evaluateStyles } = require('./styles/rewrite.ts');

module.exports = function stylesLoader(code) {
  const evaluated = evaluateStyles(this.resourcePath, code, this.rootContext);
  for (const file of evaluated?.files ?? []) this.addDependency(file);
  return evaluated?.code ?? code;
};
