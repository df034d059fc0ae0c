/*
 * The typeface is asked for when the scripts have arrived, so that it does not share the line with them, and before they
 * run: it comes while they work, and is there for the first words that are drawn.
 */
void document.fonts.load("1em 'Instrument Sans Variable'");

export {};
