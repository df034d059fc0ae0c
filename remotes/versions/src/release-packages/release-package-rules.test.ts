import { defaultFilter, toRequest } from './release-package-rules';

test('VERS-002 dates that were cleared do not narrow', () => {
  expect(toRequest({ query: '', from: '', to: '' })).toMatchObject({ dateFrom: null, dateTo: null });
});

test('VERS-017 a year ago is a day of the calendar, also from the 29th of February on', () => {
  expect(defaultFilter(new Date(2028, 1, 29, 12))).toEqual({ query: '', from: '2027-03-01', to: '2028-02-29' });
});
