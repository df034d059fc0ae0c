import { useQuery } from '@console/query';
import { useSession } from '@console/session';
import { formatCount } from '@console/ui';
import { n } from '@console/words';
import { pendingInvitesQuery, usersQuery } from './team-queries';

/**
 * The licences of the main product: each user of the company takes one, and each pending invite holds one. Undefined
 * until loaded, or if the company has no such licence.
 */
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

/** '9 licences left of 60' */
export function useLicencesLeft(): string | undefined {
  const licences = useLicences();
  return (
    licences &&
    n(licences.left, '{count} licence left of {limit}', '{count} licences left of {limit}', {
      limit: formatCount(licences.limit),
    })
  );
}

/** '9 licences left' */
export const countLicences = (left: number) => n(left, '{count} licence left', '{count} licences left');
