/* One file, because each lazily loaded file adds to webpack's runtime on the first load. */
export { keepFocus } from './keep-focus';
export { keepPlaces } from './keep-place';
export { sayWhatIsMissing } from './slow-answers';
export { keepTranslatedTexts } from './translated-texts';
