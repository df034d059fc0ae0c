import { isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const paths = pages.map(({ path }) => path);
const entriesOf = (group: string) =>
  pages.flatMap(({ nav }) => (nav?.group === group ? [nav] : [])).toSorted((a, b) => a.order - b.order);
const { team, generalAdmin, billing } = testConfig.featureCodes;
const opened = (featureCode: string) =>
  pages.filter(({ requires }) => isAllowed(requires, gateUserWith([featureCode]), testConfig)).map(({ path }) => path);

test('HOST-030 HOST-036 the paths of signing, archive, clients, audit forwarding, branding and retention are served', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/admin/integration/digitalsigning',
      '/admin/integration/digitalarchive',
      '/admin/integration/apiclients',
      '/admin/integration/auditlog-forward',
      '/admin/settings/branding',
      '/admin/settings/retentionPolicies',
    ]),
  );
});

test('HOST-054 HOST-060 every page, and with them the menu, opens by the general administration code and by no other', () => {
  expect(opened(generalAdmin)).toEqual(paths);
  for (const code of [team, billing]) expect(opened(code)).toEqual([]);
  expect(entriesOf('Integration').length).toBeGreaterThan(0);
});
