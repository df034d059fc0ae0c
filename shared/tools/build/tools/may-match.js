/** Parsed selectors. */
const known = new Map();

/**
 * False if the element lacks the tag or a class of the selector, so that it cannot match. Other conditions are ignored,
 * so true does not mean that it matches.
 * @param {{ localName: string, classList: { contains(name: string): boolean } }} element
 * @param {string | undefined} selector of a CSS rule; rules of animations and conditions have none
 * @returns {boolean}
 */
export function mayMatch(element, selector) {
  if (selector === undefined) return false;
  let alternatives = known.get(selector);
  if (!alternatives) known.set(selector, (alternatives = alternativesOf(selector)));
  for (const { tag, classes } of alternatives) {
    if (tag && tag !== element.localName.toLowerCase()) continue;
    if (classes.every((name) => element.classList.contains(name))) return true;
  }
  return false;
}

const ANYTHING = { tag: '', classes: [] };

/**
 * The alternatives between commas, and of each the part after the last combinator, which is for the element itself.
 * @param {string} selector
 */
function alternativesOf(selector) {
  let bare = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before; before !== bare; ) {
    before = bare;
    bare = before.replace(/\([^()]*\)/g, '');
  }
  // Escapes and other rare syntax.
  if (!/^[\w\s.,:#*>+~-]*$/.test(bare)) return [ANYTHING];
  return bare.split(',').map((alternative) => {
    const own =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const [tag] = /^[a-z][\w-]*/i.exec(own) ?? [''];
    return { tag: tag.toLowerCase(), classes: [...own.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
  });
}
