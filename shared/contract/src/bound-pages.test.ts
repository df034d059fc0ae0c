import { bindArea, defineArea } from './area';

const area = defineArea({
  name: 'news',
  title: 'News',
  groups: {},
  pages: { list: { path: '/news', title: 'News' }, item: { path: '/news/:itemId', title: 'News' } },
  slots: {},
});
const List = () => null;
const Item = () => null;
const requests = () => [];

test('HOST-102 a page is the function that imports it, or a binding of an area built before', async () => {
  const { pages } = bindArea(area, {
    pages: { list: async () => ({ List }), item: { load: async () => ({ Item }), prefetch: requests } },
    prefetch: { list: [] },
    slots: {},
  });
  expect(await pages.list.load()).toBe(List);
  expect(pages.list.prefetch).toEqual([]);
  expect(await pages.item.load()).toBe(Item);
  expect(pages.item.prefetch).toBe(requests);
});

test('HOST-102 a page’s module exports one component', async () => {
  const { pages } = bindArea(area, {
    pages: { list: async () => ({ List, Item }), item: async () => Item },
    slots: {},
  });
  await expect(pages.list.load()).rejects.toThrow('nothing else');
  expect(await pages.item.load()).toBe(Item);
});
