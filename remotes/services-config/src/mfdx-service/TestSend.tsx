import type { CustomerEnvironment } from '@console/api';
import { Box, Button, Flex, Notice } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { SendIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import { useTestService } from '../mfdx/mfdx-queries';
import { EDIT_FORM } from './ServiceForm';

/** The test uses the saved setting. */
export function TestSend({ environment, settingsId }: { environment: CustomerEnvironment; settingsId: number }) {
  const test = useTestService(environment, settingsId);
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const [outcome, setOutcome] = useState<{ refusal: string | null }>();

  function send() {
    setOutcome(undefined);
    test.mutate(undefined, { onSuccess: (refusal) => setOutcome({ refusal }) });
  }

  return (
    <Box>
      <Flex align="center" gap="3" wrap="wrap">
        <Button
          size="small"
          icon={<SendIcon />}
          onClick={send}
          loading={test.isPending}
          disabledReason={isUnsaved ? t('Save first. The test uses the saved settings.') : undefined}
        >
          {t('Send test')}
        </Button>
        <Box color="text.muted" textStyle="xs" flex="1">
          {t('Sent to your own address with the last saved settings.')}
        </Box>
      </Flex>
      <Box role="status" mt={outcome ? '3' : undefined}>
        {outcome && (
          <Notice tone={outcome.refusal === null ? 'success' : 'danger'}>
            {outcome.refusal ?? t('The mail server accepted the test email.')}
          </Notice>
        )}
      </Box>
    </Box>
  );
}
