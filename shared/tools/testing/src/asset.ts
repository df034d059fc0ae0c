/** Every font, picture or stylesheet. */
export default 'asset';
