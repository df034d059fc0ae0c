import type { adminIntegration } from '@console/api';
import { Button, chakra, Flex, IconButton } from '@console/ui';
import { type FormState, useFormControl, type useStepToast } from '@console/ui/form';
import { DeleteIcon, WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { StatusBadge } from '@console/ui/record';
import { t } from '@console/words';
import { useGenerateKeys } from './signing-queries';
import { partlyHidden } from './signing-rules';
import { CREDENTIALS, credentialsInUse, type SigningValues, toProviderRequest } from './signing-schema';

interface GenerateKeysProps {
  form: FormState<SigningValues>;
  provider: adminIntegration.SigningProvider;
}

/** INTG-029 */
export function GenerateKeys({ form, provider }: GenerateKeysProps) {
  const { ref, error } = useFormControl(form, 'accessKeys');
  const generate = useGenerateKeys();

  async function run() {
    if (!(await form.trigger(CREDENTIALS, { shouldFocus: true }))) return;
    const values = form.getValues();
    const credentials = credentialsInUse(values);
    generate.mutate(toProviderRequest(values, provider), {
      onSuccess({ customCredentials }) {
        if (credentialsInUse(form.getValues()) !== credentials) return;
        form.setValue('accessKeys', customCredentials.accessKeys, { shouldDirty: true });
        // INTG-019
        form.setValue('testSuccessful', true, { shouldDirty: true });
      },
    });
  }
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button onClick={run} loading={generate.isPending} ref={ref}>
        {t('Generate access keys')}
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

interface AccessKeysProps {
  form: FormState<SigningValues>;
  keys: adminIntegration.AccessKeys;
  /** Stays mounted, so that Undo works. */
  showStepToast: ReturnType<typeof useStepToast>;
}

/** INTG-030 to INTG-032 */
export function AccessKeys({ form, keys, showStepToast }: AccessKeysProps) {
  const isSuccessful = form.watch('testSuccessful');

  function clear() {
    const { providerId, ...oldKeys } = form.getValues();
    const cleared = { accessKeys: null, clientId: '', clientSecret: '', testSuccessful: false };
    const names = Object.keys(cleared) as (keyof typeof cleared)[];
    for (const name of names) form.setValue(name, cleared[name], { shouldDirty: true });
    showStepToast(t('Access keys deleted'), () => {
      if (form.getValues('providerId') !== providerId) return;
      for (const name of names) form.setValue(name, oldKeys[name], { shouldDirty: true });
    });
  }
  return (
    <Keys>
      <header>
        <Flex align="center" gap="2" wrap="wrap">
          <chakra.h3 fontWeight="medium">{t('Access keys')}</chakra.h3>
          {isSuccessful && <StatusBadge tone="success">{t('Test successful')}</StatusBadge>}
        </Flex>
        <IconButton label={t('Delete access keys')} icon={<DeleteIcon />} size="small" onClick={clear} />
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
      smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& dt': { color: 'text.muted' },
    '& dd': { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
  },
});
