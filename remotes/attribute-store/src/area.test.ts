import { isAllowed, type PageDefinition } from '@console/contract';
import { testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const { generalAdmin, team } = testConfig.featureCodes;

const userWith = (isSppUser: boolean, featureCode: string) => ({
  isSppUser,
  companies: 1,
  customerInactive: false,
  productFeatureAccessSelections: [
    {
      productCode: testConfig.mainProductCode,
      usageFeature: { hasAccess: true },
      featureSelections: [{ featureCode, hasAccess: true }],
    },
  ],
});
const opens = (...who: Parameters<typeof userWith>) =>
  pages.map((page) => isAllowed(page.requires, userWith(...who), testConfig));

test('HOST-051 HOST-063 every page opens for internal staff with the settings feature, and for nobody who lacks either', () => {
  expect(new Set(opens(true, generalAdmin))).toEqual(new Set([true]));
  expect(opens(false, generalAdmin)).not.toContain(true);
  expect(opens(true, team)).not.toContain(true);
});

test('HOST-031 the navigation leads to the three environments', () => {
  expect(pages.flatMap(({ path, nav }) => (nav ? [[nav.label, path]] : []))).toEqual([
    ['Development', '/admin/attributestore/development'],
    ['Test', '/admin/attributestore/test'],
    ['Production', '/admin/attributestore/production'],
  ]);
});
