import type { adminIntegration } from '@console/api';
import { ApiError } from '@console/http';
import { Button, chakra, Flex, formatDateTime } from '@console/ui';
import { type FormState, useFormControl } from '@console/ui/form';
import { SuccessIcon, WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { t } from '@console/words';
import { useRef, useState } from 'react';
import { useTestSigning } from './signing-queries';
import { CREDENTIALS, credentialsInUse, type SigningValues, toProviderRequest } from './signing-schema';

interface CredentialTestProps {
  form: FormState<SigningValues>;
  provider: adminIntegration.SigningProvider;
}

/** INTG-018. Time and duration are not stored. */
export function CredentialTest({ form, provider }: CredentialTestProps) {
  const { ref, value: isSuccessful, error } = useFormControl(form, 'testSuccessful');
  const tested = useRef('');
  const test = useTestSigning({
    onError() {
      // A stored secret may be revoked.
      if (credentialsInUse(form.getValues()) === tested.current) setSuccessful(false);
    },
  });
  const [passed, setPassed] = useState<{ of: string; at: number; ms: number }>();
  const [failedOf, setFailedOf] = useState<string>();
  const setSuccessful = (next: boolean) => form.setValue('testSuccessful', next, { shouldDirty: true });
  const [clientId, clientSecret, companyId] = form.watch(['clientId', 'clientSecret', 'companyId']);
  const now = credentialsInUse({ providerId: provider.providerId, clientId, clientSecret, companyId });

  async function run() {
    if (!(await form.trigger(CREDENTIALS, { shouldFocus: true }))) return;
    const values = form.getValues();
    const credentials = credentialsInUse(values);
    const begun = Date.now();
    tested.current = credentials;
    setFailedOf(credentials);
    test.mutate(toProviderRequest(values, provider), {
      onSuccess() {
        setFailedOf(undefined);
        setPassed({ of: credentials, at: Date.now(), ms: Date.now() - begun });
        // Changed credentials are untested.
        if (credentialsInUse(form.getValues()) === credentials) setSuccessful(true);
      },
    });
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button onClick={run} loading={test.isPending} ref={ref}>
        {t('Test', undefined, 'verb')}
      </Button>
      {/* A stored outcome is not news. */}
      <Outcome role={(failedOf ?? passed) === undefined ? undefined : 'status'}>
        {test.isPending ? (
          t('Testing')
        ) : isSuccessful ? (
          <>
            <SuccessIcon aria-hidden />
            <strong>{t('Test successful')}</strong>
            {passed?.of === now &&
              ` ${t('{time}, responded in {duration} ms', { time: formatDateTime(new Date(passed.at)), duration: passed.ms })}`}
          </>
        ) : failedOf === now && test.error ? (
          <IconText inline color="danger">
            <WarningIcon aria-hidden />
            {t('Test failed')}
            <span>{reasonOf(test.error)}</span>
          </IconText>
        ) : (
          error !== undefined && (
            <IconText inline color="danger">
              <WarningIcon aria-hidden />
              {error}
            </IconText>
          )
        )}
      </Outcome>
    </Flex>
  );
}

/** Shown in the page, because toasts close. */
function reasonOf(error: unknown): string | undefined {
  const reason = error instanceof ApiError ? error.userMessage('', { withValidation: true }) : '';
  return reason || undefined;
}

const Outcome = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    minH: '20px',
    '& > svg': { color: 'success' },
  },
});
