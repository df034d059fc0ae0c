import type { adminIntegration } from '@console/api';
import { ApiError } from '@console/http';
import { Button, chakra, Flex, formatDateTime, IconButton, TextInput } from '@console/ui';
import { DeleteIcon, SuccessIcon, WarningIcon } from '@console/ui/icons';
import { FieldGrid, FormField, FormSection, type FormState, SecretField, useStepToast } from '@console/ui/form';
import { IconText } from '@console/ui/layout';
import { StatusBadge } from '@console/ui/record';
import { useRef, useState } from 'react';
import { partlyHidden } from './signing-rules';
import { type SigningValues, toProviderRequest } from './signing-schema';
import { useGenerateKeys, useTestSigning } from './signing-queries';

interface CredentialFieldsProps {
  form: FormState<SigningValues>;
  provider: adminIntegration.SigningProvider;
  isSecretStored: boolean;
  errorOf: (field: keyof SigningValues) => string | undefined;
  /** The field was left, so its error may stand beside it. */
  onSeen: (field: keyof SigningValues) => void;
  /** Marks the credentials that are missing and goes to the first; false where none is. */
  askForMissing: () => boolean;
}

const ABOUT: Record<string, string> = {
  verified: 'From your agreement with Verified. The secret is never shown again.',
  signicat: 'Signicat works by the platform’s own agreement.',
  scrive: 'Generated with your Scrive account. They can be deleted, not shown.',
};

type TextName = 'clientId' | 'companyId' | 'defaultNotificationEmail';

/** INTG-002: what each provider is signed in to with, its test (Verified) or its access keys (Scrive). */
export function CredentialFields(props: CredentialFieldsProps) {
  const { form, provider, isSecretStored, errorOf, onSeen, askForMissing } = props;
  const { providerId } = provider;
  const accessKeys = form.watch('accessKeys');
  const hasKeys = providerId === 'scrive' && accessKeys?.isSet === true;
  /** INTG-017 */
  const resetTest = () => form.setValue('testSuccessful', false, { shouldDirty: true });

  const text = (name: TextName, options: { label?: string; required?: boolean; isCredential?: boolean }) => {
    const { isCredential = true, label, required = false } = options;
    return (
      <FormField
        form={form}
        name={name}
        trimmed
        required={required}
        error={errorOf(name)}
        {...(label === undefined ? {} : { label })}
      >
        {(field) => (
          <TextInput
            {...field}
            type={name === 'defaultNotificationEmail' ? 'email' : 'text'}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              field.onChange(event);
              if (isCredential) resetTest();
            }}
            onBlur={() => {
              field.onBlur();
              onSeen(name);
            }}
          />
        )}
      </FormField>
    );
  };
  const secret = (
    <div onChange={resetTest} onBlur={() => onSeen('clientSecret')}>
      <SecretField
        form={form}
        name="clientSecret"
        isStored={isSecretStored}
        required={!isSecretStored}
        error={errorOf('clientSecret')}
      />
    </div>
  );
  const tellStep = useStepToast(form.changed.length > 0);
  const email = text('defaultNotificationEmail', { required: providerId === 'signicat', isCredential: false });

  return (
    <FormSection wide title="Credentials" about={ABOUT[providerId] ?? 'From your agreement with the provider.'}>
      {hasKeys && <AccessKeys form={form} keys={accessKeys} tellStep={tellStep} onCleared={resetTest} />}
      <FieldGrid maxW="none">
        {providerId === 'verified' && (
          <>
            {text('clientId', { label: 'UserId', required: true })}
            {text('companyId', { required: true })}
            {secret}
          </>
        )}
        {providerId === 'scrive' && !hasKeys && (
          <>
            {text('clientId', {})}
            {secret}
          </>
        )}
        {email}
      </FieldGrid>
      {providerId === 'verified' && (
        <Test form={form} provider={provider} error={errorOf('testSuccessful')} askForMissing={askForMissing} />
      )}
      {providerId === 'scrive' && !hasKeys && (
        <GenerateKeys form={form} provider={provider} error={errorOf('accessKeys')} askForMissing={askForMissing} />
      )}
    </FormSection>
  );
}

type ActionProps = Pick<CredentialFieldsProps, 'askForMissing' | 'form' | 'provider'> & { error: string | undefined };

/** What an outcome is about: with other credentials it says nothing. */
const credentialsOf = ({ providerId, clientId, clientSecret, companyId }: SigningValues) =>
  JSON.stringify([providerId, clientId, clientSecret, companyId]);

/** INTG-018. Time and duration are the page's own, and not stored. */
function Test({ form, provider, error, askForMissing }: ActionProps) {
  const tested = useRef('');
  const test = useTestSigning({
    onError() {
      // Also of a stored provider, whose secret may have been revoked.
      if (credentialsOf(form.getValues()) === tested.current) {
        form.setValue('testSuccessful', false, { shouldDirty: true });
      }
    },
  });
  const [passed, setPassed] = useState<{ of: string; at: number; ms: number }>();
  const [failedOf, setFailedOf] = useState<string>();
  const isSuccessful = form.watch('testSuccessful');
  const now = credentialsOf(form.watch());

  function run() {
    if (askForMissing()) return;
    const sent = form.getValues();
    const of = credentialsOf(sent);
    const begun = Date.now();
    tested.current = of;
    setFailedOf(of);
    test.mutate(toProviderRequest(sent, provider), {
      onSuccess() {
        setFailedOf(undefined);
        setPassed({ of, at: Date.now(), ms: Date.now() - begun });
        // Whatever was typed meanwhile has not been tested.
        if (credentialsOf(form.getValues()) === of) form.setValue('testSuccessful', true, { shouldDirty: true });
      },
    });
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button onClick={run} loading={test.isPending} data-signing-test="">
        Test
      </Button>
      <Outcome role="status">
        {test.isPending ? (
          'Testing'
        ) : isSuccessful ? (
          <>
            <SuccessIcon aria-hidden />
            <strong>Test successful</strong>
            {passed?.of === now && ` ${formatDateTime(new Date(passed.at))}, answered in ${passed.ms} ms`}
          </>
        ) : failedOf === now && test.error ? (
          <IconText inline color="danger">
            <WarningIcon aria-hidden />
            Test failed
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

/** The provider's words, which stay when the toast has been closed. */
function reasonOf(error: unknown): string | undefined {
  const reason = error instanceof ApiError ? error.userMessage('', { withValidation: true }) : '';
  return reason || undefined;
}

/** INTG-029 */
function GenerateKeys({ form, provider, error, askForMissing }: ActionProps) {
  const generate = useGenerateKeys();
  function run() {
    if (askForMissing()) return;
    const sent = form.getValues();
    const of = credentialsOf(sent);
    generate.mutate(toProviderRequest(sent, provider), {
      onSuccess({ customCredentials }) {
        if (credentialsOf(form.getValues()) !== of) return;
        form.setValue('accessKeys', customCredentials.accessKeys, { shouldDirty: true });
        // INTG-019
        form.setValue('testSuccessful', true, { shouldDirty: true });
      },
    });
  }
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button onClick={run} loading={generate.isPending} data-signing-keys="">
        Generate access keys
      </Button>
      {error !== undefined && (
        <IconText inline color="danger" role="status">
          <WarningIcon aria-hidden />
          {error}
        </IconText>
      )}
    </Flex>
  );
}

const KEY_NAMES = ['apiToken', 'apiSecret', 'accessToken', 'accessSecret'] as const;

/** INTG-030 to INTG-032 */
function AccessKeys({
  form,
  keys,
  tellStep,
  onCleared,
}: {
  form: FormState<SigningValues>;
  keys: adminIntegration.AccessKeys;
  tellStep: ReturnType<typeof useStepToast>;
  onCleared: () => void;
}) {
  function clear() {
    const before = form.getValues();
    form.setValue('accessKeys', null, { shouldDirty: true });
    form.setValue('clientId', '', { shouldDirty: true });
    form.setValue('clientSecret', '', { shouldDirty: true });
    onCleared();
    const restore = () => {
      if (form.getValues('providerId') !== before.providerId) return;
      for (const name of ['accessKeys', 'clientId', 'clientSecret', 'testSuccessful'] as const) {
        form.setValue(name, before[name], { shouldDirty: true });
      }
    };
    tellStep('Access keys cleared', restore);
  }
  return (
    <Keys>
      <header>
        <Flex align="center" gap="2" wrap="wrap">
          <chakra.h3 fontWeight="medium">Access keys</chakra.h3>
          {form.watch('testSuccessful') && <StatusBadge tone="success">Test successful</StatusBadge>}
        </Flex>
        <IconButton label="Delete access keys" icon={<DeleteIcon />} size="small" onClick={clear} />
      </header>
      <dl>
        {KEY_NAMES.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{partlyHidden(keys[name])}</dd>
          </div>
        ))}
      </dl>
    </Keys>
  );
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
const Keys = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '3',
      py: '2',
      bg: 'surface.sunken',
    },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '128px minmax(0, 1fr)',
      gap: '2px 12px',
      px: '3',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& dt': { color: 'text.muted' },
    '& dd': { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
  },
});
