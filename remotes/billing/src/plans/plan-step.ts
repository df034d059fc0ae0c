import { pathOf, type SlotFunctions } from '@console/contract';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import area from '../area';

export const planStep: SlotFunctions['onboarding'] = async () => ({
  title: t('Choose a plan'),
  about: t('Choose a plan to use the products.'),
  path: pathOf(area.pages.plans),
  isDone: Boolean(sessionStore.getState().customer?.currentPlan),
});
