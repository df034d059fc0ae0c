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
/** Unspecified, like its calls (C153): a sign-in of the person in one browser. */
export const signInSession = z.object({
  id: z.string(),
  /** The one with which this call was made. */
  isCurrent: z.boolean(),
  /** The `User-Agent` of the browser; empty if unknown. */
  userAgent: z.string(),
  /** A place or a network address, as the platform knows it; empty if unknown. */
  place: z.string(),
  /** ISO 8601 instants. */
  signedInDate: z.string(),
  lastUsedDate: z.string(),
});
export const endedSessions = z.object({ ended: z.int() });
export type MyUser = z.infer<typeof myUser>;
export type SignInSession = z.infer<typeof signInSession>;
export type UpdateMyUserRequest = z.infer<typeof updateMyUserRequest>;

/** ACCT-038 */
export const getMyUser = get('main', 'api/MyUser', { answer: myUser });
/** ACCT-039 */
export const updateMyUser = post('main', 'api/MyUser', { body: updateMyUserRequest, answer: noAnswer });
/** Unspecified (C153): where the person is signed in; used where `hasSessions` says that the platform has it. */
export const getSessions = get('main', 'api/MyUser/Sessions', { answer: z.array(signInSession) });
/** Unspecified (C153): ends the person's other sessions; their tokens are refused from then on. */
export const endOtherSessions = post('main', 'api/MyUser/Sessions/EndOthers', { answer: endedSessions });
