/** What a font, picture or stylesheet import yields in tests: its address does not matter there. */
export default 'asset';
