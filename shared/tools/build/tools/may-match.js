/** By selector. */
const known = new Map();

/**
 * Whether the element has the tag and the classes that a selector asks for. What a selector asks besides is not looked
 * at, so that an element may match and does not; one that may not never does.
 * @param {{ localName: string, classList: { contains(name: string): boolean } }} element
 * @param {string | undefined} selector as a rule has it; rules of animations and conditions have none
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
 * What stands between commas, and of each what stands behind the last combinator: the element itself.
 * @param {string} selector
 */
function alternativesOf(selector) {
  let bare = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before; before !== bare; ) {
    before = bare;
    bare = before.replace(/\([^()]*\)/g, '');
  }
  // Escapes and whatever else is rare.
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
