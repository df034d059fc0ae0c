import { chakra, formatCount } from '@console/ui';
import { AlertIcon, SuccessIcon } from '@console/ui/icons';
import type { InviteResult } from './send-invites';

interface InviteResultsProps {
  results: readonly InviteResult[];
  total: number;
  isSending: boolean;
}

/** What became of each address. */
export function InviteResults({ results, total, isSending }: InviteResultsProps) {
  const invited = results.filter(({ problem }) => problem === undefined).length;
  return (
    <section aria-label="Result">
      <chakra.p role="status" mt="2" fontWeight="medium">
        {isSending
          ? `${formatCount(results.length)} of ${formatCount(total)} done`
          : `${formatCount(invited)} of ${formatCount(total)} invited`}
      </chakra.p>
      <Results>
        {results.map(({ email, problem }) => (
          <li key={email} data-failed={problem !== undefined || undefined}>
            {problem ? <AlertIcon size={14} aria-hidden /> : <SuccessIcon size={14} aria-hidden />}
            <span>{resultLine(email, problem)}</span>
          </li>
        ))}
      </Results>
    </section>
  );
}

/** The server often names the address itself. */
function resultLine(email: string, problem = 'invited'): string {
  return problem.includes(email) ? problem : `${email}: ${problem}`;
}

const Results = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '1',
    maxHeight: '200px',
    overflow: 'auto',
    '& li': { display: 'flex', gap: '2', color: 'text.muted', overflowWrap: 'anywhere' },
    '& svg': { flex: 'none', marginTop: '3px', color: 'success' },
    '& [data-failed]': { color: 'danger' },
    '& [data-failed] svg': { color: 'danger' },
  },
});
