import { isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const { team, generalAdmin, billing } = testConfig.featureCodes;

test('HOST-053 HOST-055 HOST-060 HOST-061 every page, and with them the menu, opens by the general code and by no other', () => {
  const opened = (featureCode: string) =>
    pages.filter(({ requires }) => isAllowed(requires, gateUserWith([featureCode]), testConfig));
  expect(opened(generalAdmin)).toEqual(pages);
  for (const code of [team, billing]) expect(opened(code)).toEqual([]);
  const labels = opened(generalAdmin).flatMap(({ nav }) => (nav?.group === 'Interact' ? [nav.label] : []));
  expect(labels).toEqual(['General settings', 'SOAP client', 'WebEditor settings']);
});
