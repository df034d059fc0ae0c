import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/MyUser: the signed-in person (ACCT-037). */

export const myUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  /** Data URL, or empty. */
  userProfileImage: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  languageCode: z.string(),
  customerIds: z.array(z.string()),
});
/** The fields of the profile that a user may change; an empty picture removes it. */
export const updateMyUserRequest = z.object({
  firstName: texts.name,
  lastName: texts.name,
  userProfileImage: texts.file,
  phoneNumber: texts.name,
  languageCode: texts.key,
});
export type MyUser = z.infer<typeof myUser>;
export type UpdateMyUserRequest = z.infer<typeof updateMyUserRequest>;

/** ACCT-038 */
export const getMyUser = get('main', 'api/MyUser', { answer: myUser });
/** ACCT-039 */
export const updateMyUser = post('main', 'api/MyUser', { body: updateMyUserRequest, answer: noAnswer });
