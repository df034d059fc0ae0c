import { type Fit, linesOf } from './fit';
import { Refusal } from '../refusal';
import type { Authority } from './release-log';

/**
 * Refuses what would not open, reason by reason. Force overrides differing versions, never the rules: those the host
 * keeps anyway. Answers whether force was needed.
 */
export function demandFit(consequence: string, fits: readonly Fit[], { force }: Authority): true | undefined {
  const problems = linesOf(fits, force ? ['refused'] : ['refused', 'misfit']);
  if (problems.length > 0) throw new Refusal([`${consequence}:`, ...problems.map((line) => `  ${line}`)].join('\n'));
  return linesOf(fits, ['misfit']).length > 0 ? true : undefined;
}
