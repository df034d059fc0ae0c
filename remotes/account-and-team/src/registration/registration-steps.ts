import { pathOf } from '@console/contract';
import { useLocation, useSearchParams } from '@console/router';
import area from '../area';

/** 3 and 4 are both the end: awaiting approval, or active at once. */
export type Step = 1 | 2 | 3 | 4;

/** What the end screens are shown for; it travels with the history entry, so no link can claim a registration. */
export interface EndState {
  registered: string;
  isActive: boolean;
}

export const endOf = ({ isActive }: EndState): Step => (isActive ? 4 : 3);

/** The first step has the bare address. */
export const addressOf = (step: Step): string =>
  `${pathOf(area.pages.registration)}${step === 1 ? '' : `?step=${step}`}`;

/** The step of the address, and the registration that has led to it. A step that cannot be is the first. */
export function useStep(): { step: 1 | 2 } | { step: 3 | 4; end: EndState } {
  const [params] = useSearchParams();
  const end = useLocation().state as Partial<EndState> | null;
  const asked = params.get('step');
  if (asked === '2') return { step: 2 };
  if ((asked === '3' || asked === '4') && typeof end?.registered === 'string' && typeof end.isActive === 'boolean') {
    return { step: end.isActive ? 4 : 3, end: { registered: end.registered, isActive: end.isActive } };
  }
  return { step: 1 };
}
