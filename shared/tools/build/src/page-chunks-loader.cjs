/* Names the chunk of each page by the page's key, by which the host finds its files in `area.json`. */
module.exports = (source) =>
  source.replace(/(\w+): \{\s*load: \(\) =>\s*import\(\s*(?=')/g, '$&/* webpackChunkName: "$1" */ ');
