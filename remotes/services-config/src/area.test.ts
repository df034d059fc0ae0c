import { isAllowed, type PageDefinition } from '@console/contract';
import { testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const adminWith = (featureCode: string) => ({
  isSppUser: false,
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
const { team, generalAdmin, billing } = testConfig.featureCodes;

test('HOST-053 HOST-055 HOST-060 HOST-061 every page, and with them the menu, opens by the general code and by no other', () => {
  const opened = (featureCode: string) =>
    pages.filter(({ requires }) => isAllowed(requires, adminWith(featureCode), testConfig));
  expect(opened(generalAdmin)).toEqual(pages);
  for (const code of [team, billing]) expect(opened(code)).toEqual([]);
  const labels = opened(generalAdmin).flatMap(({ nav }) => (nav?.group === 'Interact' ? [nav.label] : []));
  expect(labels).toEqual(['General settings', 'SOAP client', 'WebEditor settings']);
});
