import { companySchema, emptyCompany, toRequest } from './registration-schema';

const NORWAY = { code: 'NO', name: 'Norway', currency: 'NOK' };
const COMPANY = { companyName: ' Fjordlys Forsikring ', orgNumber: ' 800 000 033 ', countryCode: 'NO' };

test('ACCT-015 the payload is orgNumber, companyName, the full country and the answers that were given', () => {
  expect(toRequest(COMPANY, NORWAY, { employees: '10–49', purpose: ' ' })).toEqual({
    orgNumber: '800 000 033',
    companyName: 'Fjordlys Forsikring',
    country: NORWAY,
    employees: '10–49',
  });
});

test('ACCT-019 a company name of 4 characters is too short and one of 5 is not, once trimmed', () => {
  expect(companySchema.safeParse({ ...COMPANY, companyName: ' Four ' }).success).toBe(false);
  expect(companySchema.safeParse({ ...COMPANY, companyName: ' Fives ' }).success).toBe(true);
});

test('without countries none is chosen, which is an error', () => {
  expect(companySchema.safeParse({ ...COMPANY, countryCode: emptyCompany([]).countryCode }).success).toBe(false);
});
