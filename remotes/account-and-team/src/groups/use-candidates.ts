import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { type UserRow, useTeam } from '../users/use-team';
import { groupMembersQuery } from './groups-queries';

/** Anybody of the company, as somebody who may become a member. */
export interface CandidateRow extends UserRow {
  isMember: boolean;
}

export function useCandidates(groupId: string): { rows: CandidateRow[] | undefined; query: ListQuery } {
  const team = useTeam();
  const members = useQuery(groupMembersQuery(groupId));
  const rows = useMemo(() => {
    if (!members.data) return undefined;
    const ids = new Set(members.data.map(({ id }) => id));
    return team.rows?.map((row) => ({ ...row, isMember: ids.has(row.user.id) }));
  }, [team.rows, members.data]);
  return {
    rows,
    query: {
      isPending: team.query.isPending || members.isPending,
      isFetching: team.query.isFetching || members.isFetching,
      error: team.query.error ?? members.error,
      refetch: () => Promise.all([team.query.refetch(), members.refetch()]),
    },
  };
}
