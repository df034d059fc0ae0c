import { pathOf } from '@console/contract';
import { useLocation, useSearchParams } from '@console/router';
import area from '../area';

/** Step 3 awaits approval; step 4 is active. */
export type Step = 1 | 2 | 3 | 4;

/** The history entry holds the step, so that no link can fake a step. */
export interface EndState {
  registered: string;
  isActive: boolean;
}

export const endOf = ({ isActive }: EndState): Step => (isActive ? 4 : 3);

export const addressOf = (step: Step): string =>
  `${pathOf(area.pages.registration)}${step === 1 ? '' : `?step=${step}`}`;

export function useStep(): { step: 1 | 2 } | { step: 3 | 4; end: EndState } {
  const [params] = useSearchParams();
  const end = useLocation().state as Partial<EndState> | null;
  const step = params.get('step');
  if (step === '2') return { step: 2 };
  if ((step === '3' || step === '4') && typeof end?.registered === 'string' && typeof end.isActive === 'boolean') {
    return { step: end.isActive ? 4 : 3, end: { registered: end.registered, isActive: end.isActive } };
  }
  return { step: 1 };
}
