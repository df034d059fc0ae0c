import { chosenTexts } from '@console/browser';
import { Box, CopyButton, ExternalLink, Flex, Segmented } from '@console/ui';
import { Caption, CodeBlock, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { useId, useSyncExternalStore } from 'react';
import { integrationsSettings } from '../components/integrations-settings';
import { type Caller, requestLine, SHELLS, type Shell, tokenLine } from './client-rules';

/** Each browser remembers the choice; the default follows the system. */
const SHELL = 'api-clients.shell';
const shellOfSystem: Shell = navigator.userAgent.includes('Windows') ? 'powershell' : 'bash';

/** C155. The secret is in no command, or it would stay in the shell's history. */
export function FirstCall({ client, scope }: { client: Caller; scope: string }) {
  const { apiReference } = integrationsSettings();
  const storedShell = useSyncExternalStore(chosenTexts.subscribe, () => chosenTexts.read(SHELL));
  const shell = SHELLS.find(({ value }) => value === storedShell)?.value ?? shellOfSystem;
  return (
    <Rows gap="3">
      <Segmented
        label={t('Shell')}
        options={SHELLS}
        value={shell}
        onChange={(value) => void chosenTexts.write(SHELL, value)}
      />
      <Command label={t('Copy token request')} code={tokenLine(shell, client, scope)}>
        {t('Set CLIENT_SECRET to the client’s secret, then get a token')}
      </Command>
      <Command label={t('Copy first request')} code={requestLine(shell, client)}>
        {t('Make your first request, with the access_token from the response in ACCESS_TOKEN')}
      </Command>
      <Caption>
        {t('The first request returns the client’s name, company, and scope.')}
        {client.useMtls && ` ${certificateWords(shell)}`}
      </Caption>
      {apiReference && <ExternalLink href={apiReference}>{t('Try other requests in the API reference')}</ExternalLink>}
    </Rows>
  );
}

const certificateWords = (shell: Shell) =>
  shell === 'bash'
    ? t('client.pem is the certificate that matches the thumbprint, and client.key is its private key.')
    : t('client.pfx contains the certificate that matches the thumbprint and its private key.');

function Command({ label, code, children }: { label: string; code: string; children: string }) {
  const id = useId();
  return (
    <Box minW="0">
      <Flex align="center" gap="1">
        <Caption as="span" id={id}>
          {children}
        </Caption>
        <CopyButton text={code} label={label} size="small" />
      </Flex>
      <CodeBlock translate="no" role="group" aria-labelledby={id}>
        {code}
      </CodeBlock>
    </Box>
  );
}
