import { useQuery } from '@console/query';
import { useSession } from '@console/session';
import { formatCount } from '@console/ui';
import { n } from '@console/words';
import { pendingInvitesQuery, usersQuery } from './team-queries';

/** Each user or pending invite takes a licence. Undefined until loaded, or without a licence. */
export function useLicences(): { left: number; limit: number } | undefined {
  const mainProduct = useSession((session) => session.config?.mainProductCode);
  const limit = useSession(
    ({ customer }) => customer?.licenses.find((license) => license.productCode === mainProduct)?.userLimit,
  );
  const { data: users } = useQuery(usersQuery);
  const { data: pending } = useQuery(pendingInvitesQuery);
  if (limit === undefined || !users || !pending) return undefined;
  return { left: Math.max(0, limit - users.length - pending.length), limit };
}

export function useLicencesLeft(): string | undefined {
  const licences = useLicences();
  return (
    licences &&
    n(licences.left, '{count} license left of {limit}', '{count} licenses left of {limit}', {
      limit: formatCount(licences.limit),
    })
  );
}

export const countLicences = (left: number) => n(left, '{count} license left', '{count} licenses left');
