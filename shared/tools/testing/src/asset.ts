/** In tests, the value of every import of a font, picture or stylesheet. */
export default 'asset';
