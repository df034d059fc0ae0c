const PAGE = /(\w+): (?:\{\s*load: )?\(\) =>\s*import\(\s*(?=')/g;

/* Names the chunk of each page by the page's key, by which the host finds its files in `area.json`. */
module.exports = (source) =>
  source
    .split(/(?=\b(?:pages|slots): )/)
    .map((part) => (part.startsWith('slots:') ? part : part.replace(PAGE, '$&/* webpackChunkName: "$1" */ ')))
    .join('');
