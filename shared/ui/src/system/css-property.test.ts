import { allCssProperties, isCssProperty as isListed } from '@pandacss/is-valid-prop';
import { isCssProperty } from './css-property';

const TAGS =
  'a button details dialog form iframe img input label meter ol option progress select table td textarea tr video';
const SVG_ATTRIBUTES = ['clipPathUnits', 'markerHeight', 'markerWidth', 'maskUnits', 'textLength', 'viewBox'];
/** Known to scripts only; no element is drawn with them. */
const NO_ATTRIBUTE = /^(?:offset|scroll|content(?:Document|Window)|text(?:Content|Tracks)|rowIndex|willValidate)/;

function attributesOf(tag: string): string[] {
  const names: string[] = [];
  for (const name in document.createElement(tag)) names.push(name);
  return names.filter((name) => !NO_ATTRIBUTE.test(name));
}

test('a prop is a style exactly when the list it stands for says so', () => {
  const attributes = [...TAGS.split(' ').flatMap(attributesOf), ...SVG_ATTRIBUTES];
  expect(attributes).toContain('maxLength');
  const names = [...allCssProperties.filter(Boolean), ...attributes, '--inset', '& > a', '@media print', 'aria-label'];
  expect(names.filter((name) => isCssProperty(name) !== isListed(name))).toEqual([]);
});
