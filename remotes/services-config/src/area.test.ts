import { isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const { team, generalAdmin, billing } = testConfig.featureCodes;

test('HOST-053 HOST-055 HOST-060 HOST-061 every page, and with it the menu, requires the general code and no other', () => {
  const opened = (featureCode: string) =>
    pages.filter(({ requires }) => isAllowed(requires, gateUserWith([featureCode]), testConfig));
  expect(opened(generalAdmin)).toEqual(pages);
  for (const code of [team, billing]) expect(opened(code)).toEqual([]);
  const entries = opened(generalAdmin).flatMap(({ nav, path }) => (nav ? [[nav.group ?? '', nav.label, path]] : []));
  const specified = [
    ['Integration', 'Mfdx services', '/admin/mfdx/test'],
    ['', 'Viewpoint', '/admin/viewpoint'],
    ['Interact', 'General settings', '/admin/interact/general'],
    ['Interact', 'SOAP client', '/admin/interact/soap'],
    ['Interact', 'WebEditor settings', '/admin/interact/webeditorsettings'],
  ];
  expect(entries.filter(([, label]) => specified.some(([, each]) => each === label))).toEqual(specified);
});
