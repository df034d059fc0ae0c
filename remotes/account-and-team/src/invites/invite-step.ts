import { pathOf, type SlotFunctions } from '@console/contract';
import { t } from '@console/words';
import area from '../area';
import { invitesQuery } from './invites-queries';

export const inviteStep: SlotFunctions['onboarding'] = async (client) => ({
  title: t('Invite a colleague'),
  about: t('Each person has a role that sets what they can open.'),
  path: pathOf(area.pages.invites),
  isDone: (await client.fetchQuery(invitesQuery)).length > 0,
});
