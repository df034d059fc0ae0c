/*
 * Chakra calls Emotion for every prop to find out whether an HTML element takes it, and Emotion has a list of all
 * attributes. Our types guarantee it already: a prop that is no style, no variant and none of Chakra's own is an
 * attribute. The host's build replaces the list by this function.
 */

const CHAKRAS_OWN = new Set(['as', 'asChild', 'colorPalette', 'css', 'orientation', 'recipe', 'theme', 'unstyled']);

const isHtmlProp = (name: string): boolean => !CHAKRAS_OWN.has(name);

// oxlint-disable-next-line import/no-default-export -- the shape of the module that it replaces
export default isHtmlProp;
