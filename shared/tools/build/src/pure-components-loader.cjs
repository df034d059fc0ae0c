/*
 * Marks the components and contexts of a library as free of side effects, and removes the names that it gives them for
 * React's developer tools. Without this, webpack leaves those that nothing uses in the bundle.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(?:var|const) \w+ = (?=React\w*\.\w+\()/gm, '$&/*#__PURE__*/ ');
