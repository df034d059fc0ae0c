import { Box, chakra, Flex, formatCount, TextButton } from '@console/ui';
import { JobResultList } from '@console/ui/jobs';
import { t } from '@console/words';
import { useState } from 'react';
import type { InviteResult } from './send-invites';

interface InviteResultsProps {
  results: readonly InviteResult[];
  total: number;
  isSending: boolean;
}

/** Invited addresses are collapsed: the list below has them. */
export function InviteResults({ results, total, isSending }: InviteResultsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const failed = results.filter(({ problem }) => problem !== undefined);
  const invited = results.length - failed.length;
  const visibleResults = isOpen ? results : failed;
  return (
    <section aria-label={t('Result')}>
      <Flex mt="2" gap="3" wrap="wrap">
        <chakra.p role="status" fontWeight="medium">
          {isSending
            ? t('{done} of {total} done', { done: formatCount(results.length), total: formatCount(total) })
            : t('{invited} of {total} invited', { invited: formatCount(invited), total: formatCount(total) })}
        </chakra.p>
        {invited > 0 && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('Hide people already invited') : t('Show all')}
          </TextButton>
        )}
      </Flex>
      {visibleResults.length > 0 && (
        <Box mt="1">
          <JobResultList
            results={visibleResults.map(({ email, problem }) => ({
              id: email,
              text: resultLine(email, problem),
              outcome: problem === undefined ? 'changed' : 'failed',
            }))}
          />
        </Box>
      )}
    </section>
  );
}

/** The server often names the address. */
function resultLine(email: string, problem: string | undefined): string {
  if (problem === undefined) return t('{email}: invited', { email });
  return problem.includes(email) ? problem : `${email}: ${problem}`;
}
