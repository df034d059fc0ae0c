import { hostManifestSchema } from './host-manifest';
import { areaManifestSchema, registryAreaSchema } from './manifest';

/** Contract 1's first format. Never change: a host that cannot read this needs another contract. */
const FIRST = {
  contract: 1,
  name: 'team',
  title: 'Team',
  version: '1.0.0-3fa9c1b',
  container: 'team_1_0_0_3fa9c1b',
  entry: 'remoteEntry.1a.js',
  preload: ['remoteEntry.1a.js', 'area.2b.js'],
  chunks: { users: ['users.3c.js'] },
  builtAgainst: { react: '19.3.1', '@console/ui': '1.0.0', federation: '2.9' },
  groups: { Team: { icon: 'team', order: 30 } },
  pages: {
    users: {
      path: '/admin/team/manage',
      title: 'Manage users',
      requires: { feature: 'team', switch: 'team' },
      nav: { group: 'Team', label: 'Manage', order: 10, covers: ['/admin/team/user'] },
    },
    editUser: { path: '/admin/team/manage/:userId', title: 'Edit User', parent: 'users' },
  },
  slots: { pending: { slot: 'admin-dashboard', order: 10, requires: { feature: 'team' } } },
  files: { 'remoteEntry.1a.js': `sha384-${'A'.repeat(64)}`, 'area.2b.js': `sha384-${'B'.repeat(64)}` },
};
const { users } = FIRST.pages;

test('Q29 an area built against the first minor of the contract is read without losing anything', () => {
  expect(areaManifestSchema.parse(FIRST)).toEqual(FIRST);
});

test('Q29 additions of a newer area are ignored: fields, slots and icons that this host does not have', () => {
  const newer = {
    ...FIRST,
    licence: 'MIT',
    groups: { Team: { icon: 'rocket', order: 30, colour: 'red' } },
    pages: { users: { ...users, keywords: ['people'], nav: { ...users.nav, badge: 'new' } } },
    slots: { tip: { slot: 'sign-in-page', order: 1 } },
  };
  expect(areaManifestSchema.parse(newer)).toEqual({
    ...FIRST,
    groups: { Team: { icon: 'settings', order: 30 } },
    pages: { users },
    slots: { tip: { slot: 'sign-in-page', order: 1 } },
  });
  const integrity = `sha256-${'A'.repeat(43)}=`;
  const release = { baseUrl: '/areas/team/1/', integrity, manifest: FIRST, signature: 'x' };
  expect(registryAreaSchema.safeParse({ paths: ['/admin/team'], current: release, channel: 'x' }).success).toBe(true);
});

test('Q29 an area may list the exports that it uses of shared packages, a host those that it offers; both lists are optional', () => {
  const uses = { '@console/ui': 'Button Heading', '@console/schema': 'z.object' };
  expect(areaManifestSchema.parse({ ...FIRST, uses })).toEqual({ ...FIRST, uses });
  expect(areaManifestSchema.safeParse({ ...FIRST, uses: { '@console/ui': 'Button, Heading' } }).success).toBe(false);

  const host = { contract: 1, version: '1.0.0-3fa9c1b', offers: { react: '19.3.1' } };
  expect(hostManifestSchema.parse(host)).toEqual(host);
  expect(hostManifestSchema.parse({ ...host, exports: uses, licence: 'MIT' })).toEqual({ ...host, exports: uses });
});

test('Q29 Q17 a requirement that this host does not support closes the page instead of opening it to everybody', () => {
  const page = { ...users, requires: { feature: 'team', premium: true } };
  expect(areaManifestSchema.safeParse({ ...FIRST, pages: { users: page } }).success).toBe(false);
});
