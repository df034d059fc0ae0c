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

test('HOST-054 HOST-060 every page, and with it the menu, requires the general administration code and no other', () => {
  expect(opened(generalAdmin)).toEqual(paths);
  for (const code of [team, billing]) expect(opened(code)).toEqual([]);
  const specified = ['Digital signing', 'Archive', 'API Clients', 'Audit trail', 'Auditlog Forwarding'];
  const labels = entriesOf('Integration').map(({ label }) => label);
  expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
});

test('only the parts of pages that draw them fetch drag and drop and the colour picker', async () => {
  const fetched: string[] = [];
  for (const door of ['@console/ui/drag', '@console/ui/color-input']) {
    jest.doMock(door, () => {
      fetched.push(door);
      return jest.requireActual(door);
    });
  }
  const { default: module } = await import('./remote');
  const { branding, newFolder: _new, folder: _folder, ...others } = module.pages;
  for (const page of Object.values(others)) await page.load();
  expect(fetched).toEqual([]);
  await branding.load();
  expect(fetched).toEqual(['@console/ui/color-input']);
  // Only this tab has drag and drop.
  await import('./metadata-columns/MetadataColumns');
  expect(fetched).toEqual(['@console/ui/color-input', '@console/ui/drag']);
});
