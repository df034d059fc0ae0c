import { type GateUser, isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const specified = ['Release packages', 'Notifications'];
const entryOf = (label: string) => pages.find(({ nav }) => nav?.label === label)?.nav;
const userWith = (...featureCodes: string[]) => gateUserWith(featureCodes, { hasUsage: false });
const { team, generalAdmin, billing } = testConfig.featureCodes;
const opens = (user: GateUser, config = testConfig) =>
  new Set(pages.map(({ requires }) => isAllowed(requires, user, config)));

test('HOST-035 the paths of release packages and version notifications are served', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/admin/version/releasePackages',
      '/admin/releasePackageDetails/:packageId',
      '/admin/version/customerNotifications',
    ]),
  );
});

test('HOST-061 every page requires the general code and no other', () => {
  expect(opens(userWith(generalAdmin))).toEqual(new Set([true]));
  expect(opens(userWith(team, billing))).toEqual(new Set([false]));
});

test('HOST-061 an installation can open the pages to every user', () => {
  const opened = { ...testConfig, features: { ...testConfig.features, versionForEveryone: true } };
  expect(opens(userWith(), opened)).toEqual(new Set([true]));
});

test('HOST-057 every user sees the Version menu, unless the installation has no releases', () => {
  const shown = (config = testConfig) =>
    specified.map((label) => isAllowed(entryOf(label)?.requires, userWith(), config));
  expect(shown()).toEqual([true, true]);
  expect(shown({ ...testConfig, features: {} })).toEqual([false, false]);
});
