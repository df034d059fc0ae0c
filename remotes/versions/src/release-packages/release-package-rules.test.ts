import { defaultFilter, toRequest } from './release-package-rules';

test('VERS-002 cleared dates do not limit the list', () => {
  expect(toRequest({ query: '', from: '', to: '' })).toMatchObject({ dateFrom: null, dateTo: null });
});

test('VERS-017 one year ago is a calendar day, also counted from 29 February', () => {
  expect(defaultFilter(new Date(2028, 1, 29, 12))).toEqual({ query: '', from: '2027-03-01', to: '2028-02-29' });
});
