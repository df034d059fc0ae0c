import { defineArea } from '@console/contract';
import { areaRoutes } from '@console/pages';
import type { RouteObject } from '@console/router';
import { consoleRoutes } from './routes';

function areaOf(index: number) {
  const lists = Array.from({ length: 30 }, (_, at) => {
    const path = `/admin/area-${index}/list-${at}` as const;
    const list = { path, title: `List ${at}` };
    return { [`list${at}`]: list, [`panel${at}`]: { path: `${path}/:id`, title: 'Panel', parent: `list${at}` } };
  });
  return defineArea({
    name: `area-${index}`,
    title: 'Area',
    groups: {},
    pages: Object.assign({}, ...lists),
    slots: {},
  });
}

const routesWith = (areas: number) => consoleRoutes(areaRoutes(Array.from({ length: areas }, (_, at) => areaOf(at))));
const all = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...all(route.children ?? [])]);

test.each(['/', '/admin/dashboard', '/admin/area-0/list-7/12'])(
  'with 50 areas of 60 pages, %s has as many routes and elements as with one area',
  (path) => {
    expect(all(routesWith(50)(path))).toHaveLength(all(routesWith(1)(path)).length);
  },
);

test('the elements of a page and of the frame are made once, so that going to its panel draws neither again', () => {
  const routesAt = routesWith(2);
  const elements = (path: string) => new Set(all(routesAt(path)).map(({ element }) => element));
  const before = elements('/admin/area-1/list-7');
  expect(elements('/admin/area-1/list-7/12')).toEqual(before);
  for (const element of elements('/admin/area-1/list-7/12')) expect(before.has(element)).toBe(true);
});
