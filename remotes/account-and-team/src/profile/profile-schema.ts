import { fieldsOf, type myUser, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

const required = (message: string) => texts.name.check(z.trim(), z.minLength(1, message));

/** ACCT-030..ACCT-033. The address is fixed (ACCT-028). */
export const profileSchema = z.object({
  firstName: required(t('First name is required')),
  lastName: required(t('Last name is required')),
  languageCode: required(t('Language is required')),
  phoneNumber: required(t('Phone number is required')),
  /** Data URL, or empty (ACCT-036). */
  userProfileImage: texts.file,
});
export type ProfileValues = z.infer<typeof profileSchema>;

export const toFormValues = (user: myUser.MyUser): ProfileValues => fieldsOf(profileSchema, user);
