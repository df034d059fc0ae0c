import { combineQueries, useQuery } from '@console/query';
import { useSession } from '@console/session';
import { formatCount, type LoadQuery, NotLoaded } from '@console/ui';
import { n, t } from '@console/words';
import { pendingInvitesQuery, usersQuery } from './team-queries';

interface Licences {
  left: number;
  limit: number;
}

/** Each user or pending invite takes a licence. No data until loaded, or without a licence. */
export function useLicences(): LoadQuery & { data: Licences | undefined } {
  const mainProduct = useSession((session) => session.config?.mainProductCode);
  const limit = useSession(
    ({ customer }) => customer?.licenses.find((license) => license.productCode === mainProduct)?.userLimit,
  );
  const query = combineQueries(useQuery(usersQuery), useQuery(pendingInvitesQuery));
  if (limit === undefined) return { ...query, data: undefined, error: null };
  const [users, pending] = query.data ?? [];
  return { ...query, data: users && pending && { left: Math.max(0, limit - users.length - pending.length), limit } };
}

/** Ends a summary: ' · 9 licenses left of 60'. */
export function LicencesLeft() {
  const query = useLicences();
  if (query.data) {
    const { left, limit } = query.data;
    return ` · ${n(left, '{count} license left of {limit}', '{count} licenses left of {limit}', { limit: formatCount(limit) })}`;
  }
  if (!query.error) return null;
  return (
    <>
      {' · '}
      <NotLoaded query={query}>{t('Failed to load licenses')}</NotLoaded>
    </>
  );
}

export const countLicences = (left: number) => n(left, '{count} license left', '{count} licenses left');
