import type { customerRole } from '@console/api';
import { searchFor } from '@console/schema/search-text';
import { changesBetween, describeChanges, withChanges } from './access-changes';
import { countFeatures, findFeatures, switchFeature, switchProduct } from './role-access';

type Product = customerRole.ProductFeatureAccess;

const feature = (featureCode: string, hasAccess: boolean, isUsageFeature = false) => ({
  featureCode,
  featureName: featureCode.toLowerCase(),
  hasAccess,
  isUsageFeature,
});
const product = (name: string, usage: boolean, features: Record<string, boolean>): Product => ({
  productCode: name,
  productName: name,
  usageFeature: feature(`${name}_USAGE`, usage, true),
  featureSelections: Object.entries(features).map(([code, hasAccess]) => feature(code, hasAccess)),
});
const state = ({ usageFeature, featureSelections }: Product) => [
  usageFeature.hasAccess,
  ...featureSelections.map(({ hasAccess }) => hasAccess),
];

test('ACCT-102 a usage feature switched on sets all sub-features on', () => {
  expect(state(switchProduct(product('Studio', false, { A: true, B: false }), true))).toEqual([true, true, true]);
});

test('ACCT-103 a usage feature switched off sets all sub-features off', () => {
  expect(state(switchProduct(product('Studio', true, { A: true, B: false }), false))).toEqual([false, false, false]);
});

test('ACCT-104 any sub-feature switched on switches the usage feature on, and no other', () => {
  expect(state(switchFeature(product('Studio', false, { A: false, B: false }), 'B', true))).toEqual([
    true,
    false,
    true,
  ]);
});

test('ACCT-105 the last sub-feature switched off leaves the usage feature as it is', () => {
  expect(state(switchFeature(product('Studio', true, { A: true, B: false }), 'A', false))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a usage feature that is listed among the others follows it, and is not counted', () => {
  const listed: Product = {
    ...product('Studio', false, { A: false }),
    featureSelections: [feature('U', false, true), feature('A', false)],
  };
  const on = switchFeature(listed, 'A', true);
  expect(state(on)).toEqual([true, true, true]);
  expect(countFeatures([on])).toEqual({ on: 1, all: 1 });
});

test('changes are named one by one, and a product that is switched as a whole once', () => {
  const saved = [product('Studio', true, { A: true, B: false }), product('Archive', false, { C: false, D: false })];
  const [studio, archive] = saved as [Product, Product];
  const lines = (now: Product[]) => describeChanges(saved, changesBetween(saved, now));
  expect(lines([switchFeature(studio, 'B', true), switchProduct(archive, true)])).toEqual([
    'Studio: b on',
    'Archive on',
  ]);
  expect(lines([studio, switchFeature(archive, 'C', true)])).toEqual(['Archive on', 'Archive: c on']);
  expect(lines([switchProduct(studio, false), archive])).toEqual(['Studio off']);
  expect(lines(saved)).toEqual([]);
});

test('a search finds products with all their features, and single features', () => {
  const products = [
    product('Studio', true, { AUTHOR: true, PUBLISH: false }),
    product('Archive', false, { DELETE: false }),
  ];
  const namesMatching = (query: string) =>
    findFeatures(products, searchFor(query)).map(({ product: { productName }, features }) => [
      productName,
      features.map(({ featureName }) => featureName),
    ]);
  expect(namesMatching('')).toEqual([
    ['Studio', ['author', 'publish']],
    ['Archive', ['delete']],
  ]);
  expect(namesMatching('STUD')).toEqual([['Studio', ['author', 'publish']]]);
  expect(namesMatching('publish')).toEqual([['Studio', ['publish']]]);
  expect(namesMatching('archive del')).toEqual([['Archive', ['delete']]]);
  expect(namesMatching('nothing')).toEqual([]);
});

test('restored changes apply on top of what somebody else has saved, and switch on the product that they need', () => {
  const [studio, archive] = [
    product('Studio', true, { A: true, B: false }),
    product('Archive', true, { C: false, D: true }),
  ];
  const changes = changesBetween(
    [studio, archive],
    [switchFeature(studio, 'A', false), switchFeature(archive, 'C', true)],
  );
  const saved = [switchFeature(studio, 'B', true), switchProduct(archive, false)];
  expect(withChanges(saved, changes).map(state)).toEqual([
    [true, false, true],
    [true, true, false],
  ]);
});
