import { pathOf, type SlotFunctions } from '@console/contract';
import { t } from '@console/words';
import area from '../area';
import { apiClientsQuery } from './api-clients-queries';

export const apiClientStep: SlotFunctions['onboarding'] = async (client) => ({
  title: t('Create your first API client'),
  about: t('Your system uses it to call the platform.'),
  path: pathOf(area.pages.apiClients),
  isDone: (await client.fetchQuery(apiClientsQuery)).length > 0,
});
