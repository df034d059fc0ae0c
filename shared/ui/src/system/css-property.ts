/*
 * Chakra asks of every prop whether it is a style, and brings a list of all 500 CSS properties (10 kB) to answer. The
 * host's build puts this in its place: a property is known by its first word. A test holds it against the list.
 */

const FIRST_WORDS = new Set(
  (
    'Webkit accent align all alignment anchor animation appearance aspect backdrop backface background baseline block ' +
    'border bottom box break caption caret clear clip color column columns contain container content corner counter ' +
    'cursor cx cy d direction display dominant empty field fill filter flex float flood font forced gap glyph grid hanging ' +
    'height hyphenate hyphens image ime initial inline inset interpolate isolation justify left letter lighting line list ' +
    'margin marker mask masonry math max min mix object offset opacity order orphans outline overflow overlay overscroll ' +
    'padding page paint perspective place pointer position print quotes r resize right rotate row ruby rx ry scale scroll ' +
    'scrollbar shape stop stroke tab table text timeline top touch transform transition translate unicode user vector ' +
    'vertical view visibility white widows width will word writing x y z zoom'
  ).split(' '),
);

/** Attributes that begin like a property. */
const ATTRIBUTES = new Set(
  (
    'align caption clipPathUnits contentEditable hanging list marginHeight marginWidth markerHeight markerUnits ' +
    'markerWidth maskContentUnits maskUnits max maxLength min minLength rowSpan shape tabIndex text textLength unicode ' +
    'viewBox'
  ).split(' '),
);

export function isCssProperty(name: string): boolean {
  if (name.startsWith('--') || /[&@]/.test(name)) return true;
  return FIRST_WORDS.has(/^[A-Z]?[a-z]*/.exec(name)?.[0] ?? '') && !ATTRIBUTES.has(name);
}
