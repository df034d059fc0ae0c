/* Names the chunk of each page by the page's key, by which the host finds its files in `area.json`. */
const PAGE = /(\w+): (?:\{\s*load: \(\) =>\s*import\(\s*(?=')|\(\) =>\s*import\(\s*(?='[^']*',?\s*\)(?!\s*\.)))/g;
module.exports = (source) => source.replace(PAGE, '$&/* webpackChunkName: "$1" */ ');
