/* One file for what the first screen can do without: each lazily loaded file adds to webpack's runtime on the first load. */
export { keepPlaces } from './keep-place';
export { keepTranslatedTexts } from './translated-texts';
