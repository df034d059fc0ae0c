import { pathOf, type SlotFunctions } from '@console/contract';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import area from '../area';

/** Does not read the settings, which have pictures. */
export const brandingStep: SlotFunctions['onboarding'] = async () => ({
  title: t('Choose your colors and logo'),
  about: t('The console and its sign-in page will match your brand.'),
  path: pathOf(area.pages.branding),
  isDone: Boolean(sessionStore.getState().customer?.brandColors),
});
