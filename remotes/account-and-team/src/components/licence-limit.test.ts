import { refusedReason } from './licence-limit';

test.each([1, 2] as const)('ACCT-069 ACCT-090 type %i gives the licence message; only 0 is success', (type) => {
  const words = 'License usage limit reached. Please change your license to invite new user.';
  expect(refusedReason({ type, message: 'of no account here' })).toBe(words);
  expect(refusedReason({ type: 0 })).toBeUndefined();
});
