import { bindArea, defineArea } from './area';

const area = defineArea({
  name: 'news',
  title: 'News',
  groups: {},
  pages: {},
  slots: { latest: { slot: 'admin-dashboard', order: 10 } },
});

/* The compiler tests: an unneeded `@ts-expect-error` is an error. */
test('HOST-102 a slot’s component takes the props of that slot, and every declared slot has one', () => {
  const fitting = bindArea(area, {
    pages: {},
    slots: { latest: async () => (_props: { companyName: string }) => null },
  });
  bindArea(area, {
    pages: {},
    // @ts-expect-error the slot hands over no such prop
    slots: { latest: async () => (_props: { companyName: string; orgNumber: string }) => null },
  });
  bindArea(area, {
    pages: {},
    // @ts-expect-error the company's name is no number
    slots: { latest: async () => (_props: { companyName: number }) => null },
  });
  // @ts-expect-error nothing is bound to the declared slot
  bindArea(area, { pages: {}, slots: {} });
  defineArea({
    ...area,
    // @ts-expect-error the host has no such slot
    slots: { latest: { slot: 'front-page', order: 10 } },
  });
  const finder = defineArea({ ...area, slots: { find: { slot: 'search', order: 10 } } });
  bindArea(finder, { pages: {}, slots: { find: async () => async (_search: string) => ({ results: [] }) } });
  // @ts-expect-error the slot takes a function, and no component
  bindArea(finder, { pages: {}, slots: { find: async () => (_props: { search: string }) => null } });
  expect(Object.keys(fitting.slots)).toEqual(Object.keys(area.slots));
});
