const known = new Map();

/**
 * False = lacks the selector's tag or class. True is no match: other conditions are ignored.
 * @param {{ localName: string, classList: { contains(name: string): boolean } }} element
 * @param {string | undefined} selector absent for animations and conditions
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
 * Per comma, the part after the last combinator.
 * @param {string} selector
 */
function alternativesOf(selector) {
  let bare = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '');
  for (let before; before !== bare; ) {
    before = bare;
    bare = before.replace(/\([^()]*\)/g, '');
  }
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
