import { pathOf, type SlotFunctions } from '@console/contract';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import { apiClientsQuery } from './api-clients/api-clients-queries';
import area from './area';
import { signingConfigurationQuery } from './digital-signing/signing-queries';

/** Does not read the settings, which have pictures. */
export const brandingStep: SlotFunctions['onboarding'] = async () => ({
  title: t('Choose your colors and logo'),
  about: t('The console and its sign-in page will match your brand.'),
  path: pathOf(area.pages.branding),
  isDone: Boolean(sessionStore.getState().customer?.brandColors),
});

export const signingStep: SlotFunctions['onboarding'] = async (client) => ({
  title: t('Choose a signing provider'),
  about: t('It collects the signatures of your documents.'),
  path: pathOf(area.pages.digitalSigning),
  isDone: (await client.fetchQuery(signingConfigurationQuery)).provider !== null,
});

export const apiClientStep: SlotFunctions['onboarding'] = async (client) => ({
  title: t('Create your first API client'),
  about: t('Your system uses it to call the platform.'),
  path: pathOf(area.pages.apiClients),
  isDone: (await client.fetchQuery(apiClientsQuery)).length > 0,
});
