import type { Subject } from '../platform/subject';
import { auditForwardingEndpoints } from './audit-forwarding-endpoints';
import { auditTrailEndpoints } from './audit-trail-endpoints';
import { forwardEntries } from './forward-entries';
import { completeOldEntries, seedTrail } from './seed-trail';

export const auditSubject: Subject = {
  endpoints: [auditForwardingEndpoints, auditTrailEndpoints],
  background(platform, endpoints) {
    const completed = completeOldEntries(platform.db, endpoints);
    const stop = forwardEntries(platform);
    return async () => {
      await completed;
      await stop();
    };
  },
  seed: seedTrail,
};
