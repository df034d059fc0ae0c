import { z } from '@console/schema';
import { http, type RecordVersion } from '@console/http';
import { noAnswer } from './no-answer';

/* api/ViewpointConfiguration: whether the company's documents are kept in a database of its own (SERV-053, SERV-054). */

export const viewpointConfiguration = z.object({ usePrivateStorage: z.boolean() });
export type ViewpointConfiguration = z.infer<typeof viewpointConfiguration>;

const PATH = 'api/ViewpointConfiguration';

/** SERV-054. Null before the first save. */
export const getConfiguration = (signal?: AbortSignal) =>
  http.get('main', PATH, z.nullable(viewpointConfiguration), { signal });
/** SERV-053. Only before the first save (C54). */
export const createConfiguration = (body: ViewpointConfiguration) => http.post('main', PATH, body, noAnswer);
/** SERV-053 */
export const updateConfiguration = (body: ViewpointConfiguration, version?: RecordVersion) =>
  http.post('main', `${PATH}/update`, body, noAnswer, { version });
