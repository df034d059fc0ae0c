import { Box, chakra, Flex, formatCount, TextButton } from '@console/ui';
import { JobResultList } from '@console/ui/jobs';
import { useState } from 'react';
import type { InviteResult } from './send-invites';

interface InviteResultsProps {
  results: readonly InviteResult[];
  total: number;
  isSending: boolean;
}

/** The result of each address; invited ones are collapsed, because the list below shows them. */
export function InviteResults({ results, total, isSending }: InviteResultsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const failed = results.filter(({ problem }) => problem !== undefined);
  const invited = results.length - failed.length;
  const shown = isOpen ? results : failed;
  return (
    <section aria-label="Result">
      <Flex mt="2" gap="3" wrap="wrap">
        <chakra.p role="status" fontWeight="medium">
          {isSending
            ? `${formatCount(results.length)} of ${formatCount(total)} done`
            : `${formatCount(invited)} of ${formatCount(total)} invited`}
        </chakra.p>
        {invited > 0 && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide those invited' : 'Show all'}
          </TextButton>
        )}
      </Flex>
      {shown.length > 0 && (
        <Box mt="1">
          <JobResultList
            results={shown.map(({ email, problem }) => ({
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

/** The server often names the address itself. */
function resultLine(email: string, problem = 'invited'): string {
  return problem.includes(email) ? problem : `${email}: ${problem}`;
}
