import { pathOf } from '@console/contract';
import { useLocation, useSearchParams } from '@console/router';
import area from '../area';

/** Both 3 and 4 are end screens: the company awaits approval (3), or is active at once (4). */
export type Step = 1 | 2 | 3 | 4;

/** The registration that an end screen shows; part of the history entry, so that a link cannot fake one. */
export interface EndState {
  registered: string;
  isActive: boolean;
}

export const endOf = ({ isActive }: EndState): Step => (isActive ? 4 : 3);

/** The address of a step; the first has no `?step=`. */
export const addressOf = (step: Step): string =>
  `${pathOf(area.pages.registration)}${step === 1 ? '' : `?step=${step}`}`;

/** The step of the address, and the registration of an end screen. An impossible step is replaced by the first. */
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
