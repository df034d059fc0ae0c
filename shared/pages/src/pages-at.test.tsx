import { createMemoryRouter } from '@console/router';
import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { type AreaRoute, routeObjects } from './area-routes';
import { pagesAt } from './pages-at';

function matchesOf(pages: readonly AreaRoute[], path: string) {
  const routes = [...routeObjects(pages, ({ id }) => <p>{id}</p>), { path: '*', element: null }];
  return createMemoryRouter(routes, { initialEntries: [path] }).state.matches.map(({ route, params, pathname }) => ({
    route: route.id?.includes('/') ? route.id : route.path,
    params,
    pathname,
  }));
}

const segment = constantFrom('team', 'Team', 'group', 'v1.0', ':id', ':userId');
const path = array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const pages = array(tuple(path, array(oneof(path, segment), { maxLength: 2 })), { maxLength: 12 }).map((lists) =>
  lists.map(([list, panels], at) =>
    pageOf(
      `area/${at}`,
      list,
      panels.map((panel, below) => pageOf(`area/${at}-${below}`, panel[0] === '/' ? panel : `${list}/${panel}`)),
    ),
  ),
);
const address = array(
  constantFrom('team', 'TEAM', 'gr%6Fup', 'group', 'v1.0', '%C3%A6', '%E0%A4%A', '%2F', '', 'x y'),
  {
    maxLength: 5,
  },
).map((segments) => `/${segments.join('/')}`);

function pageOf(id: string, at: string, children: AreaRoute[] = []): AreaRoute {
  return { id, area: 'area', page: id, path: at, title: id, children };
}

test('every address matches the same route among the found pages as among all', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  assert(
    property(pages, address, (all, at) => {
      expect(matchesOf(pagesAt(all)(at), at)).toEqual(matchesOf(all, at));
    }),
    { numRuns: process.env.NIGHTLY ? 400 : 80 },
  );
});

test('of many areas, only pages whose fixed part the address begins with are found', () => {
  const find = pagesAt([
    pageOf('a/users', '/admin/team/manage', [pageOf('a/user', '/admin/team/manage/:userId')]),
    pageOf('a/groups', '/admin/team/groups', [pageOf('a/new', '/admin/team/group')]),
    pageOf('b/any', '/admin/:area/list'),
    ...Array.from({ length: 1_000 }, (_, at) => pageOf(`c/${at}`, `/admin/area-${at}`)),
  ]);
  const ids = (at: string) => find(at).map(({ id }) => id);
  expect(ids('/admin/team/manage/u-7')).toEqual(['a/users', 'b/any']);
  expect(ids('/Admin/TEAM/gr%6Fup/')).toEqual(['a/groups', 'b/any']);
  expect(ids('/admin/area-7')).toEqual(['b/any', 'c/7']);
  expect(ids('/')).toEqual([]);
});
