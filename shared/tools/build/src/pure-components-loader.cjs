/* Marks components and contexts as pure and removes `displayName`, or webpack would bundle unused ones. */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(?:var|const) \w+ = (?=React\w*\.\w+\()/gm, '$&/*#__PURE__*/ ');
