import { pathOf, type SlotFunctions } from '@console/contract';
import { t } from '@console/words';
import area from '../area';
import { signingConfigurationQuery } from './signing-queries';

export const signingStep: SlotFunctions['onboarding'] = async (client) => ({
  title: t('Choose a signing provider'),
  about: t('It collects the signatures of your documents.'),
  path: pathOf(area.pages.digitalSigning),
  isDone: (await client.fetchQuery(signingConfigurationQuery)).provider !== null,
});
