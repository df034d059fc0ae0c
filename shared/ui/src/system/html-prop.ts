/*
 * Chakra asks Emotion of every prop whether an HTML element takes it, and Emotion brings a list of all attributes to
 * answer. Types know that already: what is no style, no variant and none of Chakra's own is an attribute. The host's
 * build puts this in the list's place.
 */

const CHAKRAS_OWN = new Set(['as', 'asChild', 'colorPalette', 'css', 'orientation', 'recipe', 'theme', 'unstyled']);

const isHtmlProp = (name: string): boolean => !CHAKRAS_OWN.has(name);

// oxlint-disable-next-line import/no-default-export -- the shape of the module it stands for
export default isHtmlProp;
