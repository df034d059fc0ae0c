import * as fc from 'fast-check';
import { defineArea } from './area';
import { decodedPart, paramsOf } from './page-at';
import { HOST_PAGES, pathOf } from './paths';

const { pages } = defineArea({
  name: 'team',
  title: 'Team',
  groups: {},
  pages: {
    roles: { path: '/admin/team/roles', title: 'Roles' },
    role: { path: '/admin/team/role/:roleId', title: 'Role' },
    member: { path: '/admin/team/group/:groupId/members/:userId', title: 'Member', parent: 'roles' },
  },
  slots: {},
});

test('a path is made from a page and its parameters', () => {
  expect(pathOf(pages.roles)).toBe('/admin/team/roles');
  expect(pathOf(pages.role, { roleId: 'r-1' })).toBe('/admin/team/role/r-1');
  expect(pathOf(pages.member, { groupId: 'g-1', userId: 'u-1' })).toBe('/admin/team/group/g-1/members/u-1');
  expect(pathOf(HOST_PAGES.systemArea, { area: 'billing' })).toBe('/system/billing');
});

test('any value is one segment, and the router returns it unchanged', () => {
  expect(pathOf(pages.role, { roleId: 'a/b?c#d :e%' })).toBe('/admin/team/role/a%2Fb%3Fc%23d%20%3Ae%25');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (roleId) => {
      const [last, ...rest] = pathOf(pages.role, { roleId }).split('/').toReversed();
      expect(rest).toHaveLength(4);
      expect(decodeURIComponent(last ?? '')).toBe(roleId);
    }),
  );
});

test('Q129 a part of an address that was cut stays as it is', () => {
  expect(['100%', '%C3', 'a%20b'].map(decodedPart)).toEqual(['100%', '%C3', 'a b']);
  expect(paramsOf(pages.role.path, '/admin/team/role/%')).toMatchObject({ roleId: '%25' });
});

/* The compiler tests: an unneeded `@ts-expect-error` is an error. */
test('a parameter that is missing or unknown is a type error', () => {
  // @ts-expect-error the role is missing
  expect(() => pathOf(pages.role)).toThrow('"roleId"');
  // @ts-expect-error one of two is missing
  expect(() => pathOf(pages.member, { groupId: 'g-1' })).toThrow('"userId"');
  // @ts-expect-error there is no such parameter
  expect(pathOf(pages.role, { roleId: 'r-1', userId: 'u-1' })).toBe('/admin/team/role/r-1');
  // @ts-expect-error the page has no parameter
  expect(pathOf(pages.roles, { roleId: 'r-1' })).toBe('/admin/team/roles');
});

test('for a pattern of type string, the error names the missing parameter', () => {
  const page: { path: string } = pages.role;
  expect(pathOf(page, { roleId: 'r-1' })).toBe('/admin/team/role/r-1');
  expect(() => pathOf(page)).toThrow('/admin/team/role/:roleId needs the parameter "roleId"');
});
