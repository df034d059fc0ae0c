import { pathOf, type SlotFunctions } from '@console/contract';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import area from '../area';

/** The step of the admin dashboard: the company has colours of its own. Its settings, with pictures, are not read. */
export const brandingStep: SlotFunctions['onboarding'] = async () => ({
  title: t('Choose your colours and logo'),
  about: t('The console and its sign-in page then look like your company.'),
  path: pathOf(area.pages.branding),
  isDone: Boolean(sessionStore.getState().customer?.brandColors),
});
