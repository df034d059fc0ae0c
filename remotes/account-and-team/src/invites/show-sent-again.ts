import { toast } from '@console/ui';
import { whyFailed } from './invite-rules';
import type { InviteResult } from './send-invites';

/** What a toast says about invites that were sent again; for `mutate`. */
export const showSentAgain = {
  onSuccess(results: readonly InviteResult[]) {
    const failed = results.filter(({ problem }) => problem !== undefined);
    const sent = results.length - failed.length;
    if (sent > 0) toast.success(sent === 1 ? 'Invite sent again' : `${sent} invites sent again`);
    // The old invite is gone by now, which must not pass unnoticed.
    for (const { email, problem = '' } of failed) {
      toast.error(problem, { description: `${email} is no longer invited. Invite the address again.` });
    }
  },
  onError(error: unknown) {
    toast.error(whyFailed(error));
  },
};
