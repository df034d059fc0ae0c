import type { Subject } from '../platform/subject';
import { consoleStartEndpoints } from './console-start-endpoints';
import { myUserEndpoints } from './my-user-endpoints';
import { sessionEndpoints } from './session-endpoints';

export const identitySubject: Subject = {
  endpoints: [consoleStartEndpoints, myUserEndpoints, sessionEndpoints],
};
