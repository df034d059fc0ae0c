import { profileSchema } from './profile-schema';

const PROFILE = {
  firstName: 'Ingrid',
  lastName: 'Haugland',
  languageCode: 'nb',
  phoneNumber: '+47 400 00 400',
  userProfileImage: '',
};

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['languageCode', 'Language is required'],
  ['phoneNumber', 'Phone number is required'],
])('ACCT-030 ACCT-031 ACCT-032 ACCT-033 a blank %s says "%s"', (field, message) => {
  expect(profileSchema.safeParse(PROFILE).success).toBe(true);
  const { error } = profileSchema.safeParse({ ...PROFILE, [field]: ' ' });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});
