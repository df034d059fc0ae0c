import type { manageTeam } from '@console/api';
import { isOwnRow, type Me } from '@console/product';
import { t } from '@console/words';

/** ACCT-058 */
export function editBlockedReason(user: Pick<manageTeam.TeamUser, 'id' | 'email'>, me: Me): string | undefined {
  return isOwnRow(user, me) ? t('You can’t edit your own account here. Ask another administrator.') : undefined;
}
