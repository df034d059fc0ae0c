import { isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const { generalAdmin, team } = testConfig.featureCodes;

const opens = (isSppUser: boolean, featureCode: string) =>
  pages.map((page) => isAllowed(page.requires, gateUserWith([featureCode], { isSppUser }), testConfig));

test('HOST-051 HOST-063 every page opens for internal staff with the settings feature, and for no user who lacks either', () => {
  expect(new Set(opens(true, generalAdmin))).toEqual(new Set([true]));
  expect(opens(false, generalAdmin)).not.toContain(true);
  expect(opens(true, team)).not.toContain(true);
});

test('HOST-031 the navigation leads to the three environments, and to all of them side by side', () => {
  const specified = [
    ['Development', '/admin/attributestore/development'],
    ['Test', '/admin/attributestore/test'],
    ['Production', '/admin/attributestore/production'],
    ['Promotion', '/admin/attributestore/promotion'],
  ];
  const entries = pages.flatMap(({ path, nav }) => (nav ? [[nav.label, path]] : []));
  expect(entries.filter(([label]) => specified.some(([each]) => each === label))).toEqual(specified);
});
