import type { Subject } from '../platform/subject';
import { consoleStartEndpoints } from './console-start-endpoints';
import { myUserEndpoints } from './my-user-endpoints';
import { sessionEndpoints } from './session-endpoints';

/** The signed-in person: access token, profile and the data of the console's start. Signing in is in `sign-in`. */
export const identitySubject: Subject = {
  endpoints: [consoleStartEndpoints, myUserEndpoints, sessionEndpoints],
};
