import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/MyUser (ACCT-037) */

export const myUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  /** A data URL, or empty. */
  userProfileImage: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  languageCode: z.string(),
  customerIds: z.array(z.string()),
});
/** An empty picture removes the current picture. */
export const updateMyUserRequest = z.object({
  firstName: texts.name,
  lastName: texts.name,
  userProfileImage: texts.file,
  phoneNumber: texts.name,
  languageCode: texts.key,
});
/** Unspecified (C153): a sign-in in a browser. */
export const signInSession = z.object({
  id: z.string(),
  /** Whether this call used the session. */
  isCurrent: z.boolean(),
  /** Empty = unknown. */
  userAgent: z.string(),
  /** A place or network address; empty = unknown. */
  place: z.string(),
  /** ISO 8601. */
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
export const updateMyUser = post('main', 'api/MyUser', { body: updateMyUserRequest });
/** Unspecified (C153), with `hasSessions`. */
export const getSessions = get('main', 'api/MyUser/Sessions', { answer: z.array(signInSession) });
/** Unspecified (C153). Refuses their tokens. */
export const endOtherSessions = post('main', 'api/MyUser/Sessions/EndOthers', { answer: endedSessions });
