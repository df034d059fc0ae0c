import { Flex } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { orgNumberHint } from './org-number-hint';
import type { useCompanyCheck } from './use-company-check';

interface OrgNumberHintProps {
  state: ReturnType<typeof useCompanyCheck>['state'];
  orgNumber: string;
  countryCode: string;
}

/** Below the number: what it should look like, then what the register says. */
export function OrgNumberHint({ state, orgNumber, countryCode }: OrgNumberHintProps) {
  switch (state) {
    case 'asking':
      return 'Looking it up';
    case 'in-register':
      return (
        <Flex as="span" gap="1" css={{ '& > svg': { color: 'success', mt: '1px' } }}>
          <CheckIcon size={14} strokeWidth={2} aria-hidden />
          Found in the register
        </Flex>
      );
    case 'not-in-register':
      return 'Not found in the register. You can go on all the same.';
    case 'unknown':
      return 'It could not be looked up now. You can go on all the same.';
    case 'unasked':
      return orgNumberHint(orgNumber, countryCode);
  }
}
