import { showTypeface } from './show-typeface';

const link = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
const { dataset } = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = '<meta id="typeface" content="/assets/sans.1.woff2">';
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(dataset, 'typeface');
});

test('Q200 on a first visit the typeface is requested when nothing is fetched any more, and drawn when it is there', async () => {
  const isFetching = jest
    .fn(() => 0)
    .mockReturnValueOnce(3)
    .mockReturnValueOnce(1);
  const shown = showTypeface({ isFetching });
  expect(link()).toBeNull();
  await shown;
  expect(isFetching).toHaveBeenCalledTimes(3);
  expect(link()?.getAttribute('href')).toBe('/assets/sans.1.woff2');
  expect(dataset.typeface).toBeUndefined();
  expect(localStorage.getItem('console-typeface')).toBeNull();

  link()?.dispatchEvent(new Event('load'));
  expect(dataset.typeface).toBe('');
  expect(localStorage.getItem('console-typeface')).toBe('/assets/sans.1.woff2');
});

test('Q200 a page that began with the typeface does not request it again', async () => {
  dataset.typeface = '';
  await showTypeface({ isFetching: () => 0 });
  expect(link()).toBeNull();
});
