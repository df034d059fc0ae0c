import { get, post } from '@console/http';
import { z } from '@console/schema';

/* api/ViewpointConfiguration (SERV-053, SERV-054) */

export const viewpointConfiguration = z.object({ usePrivateStorage: z.boolean() });
export type ViewpointConfiguration = z.infer<typeof viewpointConfiguration>;

/** SERV-054. Null before the first save. */
export const getConfiguration = get('main', 'api/ViewpointConfiguration', {
  answer: z.nullable(viewpointConfiguration),
});
/** SERV-053. Before the first save (C54). */
export const createConfiguration = post('main', 'api/ViewpointConfiguration', { body: viewpointConfiguration });
/** SERV-053 */
export const updateConfiguration = post('main', 'api/ViewpointConfiguration/update', {
  edits: getConfiguration,
  body: viewpointConfiguration,
});
