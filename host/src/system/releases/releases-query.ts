import { releasesSchema } from '@console/contract/releases';
import { get } from '@console/http';
import { callQuery } from '@console/query';

/** Internal staff only (decision 33). */
const getReleases = get('collector', 'releases', { answer: releasesSchema });

export const releasesQuery = callQuery(getReleases);
