import { useMutation } from '@console/query';
import { useState } from 'react';
import type { InviteValues } from './invite-schema';
import { useRefreshInvites } from './invites-queries';
import { type InviteResult, sendInvites } from './send-invites';

/** Sends invites and knows at any time what became of each address. */
export function useSendInvites() {
  const refresh = useRefreshInvites();
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const mutation = useMutation({
    mutationFn: ({ emails, roleId }: InviteValues) => {
      setResults([]);
      return sendInvites(emails, roleId, setResults);
    },
    onSettled: refresh,
  });
  return { ...mutation, results };
}
