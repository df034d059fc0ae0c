import type { apiClient } from '@console/api';
import { Box, CopyButton, ExternalLink, Flex } from '@console/ui';
import { Caption, CodeBlock, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { useId } from 'react';
import { integrationsSettings } from '../components/integrations-settings';
import { requestLine, tokenLine } from './client-rules';

/**
 * The commands with which a client gets a token and makes its first request, and the way to the API reference (C155).
 * The secret is in none of them, also while it is shown: it would stay in the shell's history.
 */
export function FirstCall({
  client,
  scope,
}: {
  client: Pick<apiClient.ApiClient, 'clientId' | 'useMtls'>;
  scope: string;
}) {
  const { apiReference } = integrationsSettings();
  return (
    <Rows gap="3">
      <Command label={t('Copy curl line')} code={tokenLine(client, scope)}>
        {t('Get a token, with the secret in CLIENT_SECRET')}
      </Command>
      <Command label={t('Copy first request')} code={requestLine(client)}>
        {t('Make a first request, with the access_token of the answer in ACCESS_TOKEN')}
      </Command>
      <Caption>
        {t('The first request answers with the name of the client, its company and its scope.')}
        {client.useMtls && ` ${t('client.pem is the certificate of the thumbprint, client.key is its private key.')}`}
      </Caption>
      {apiReference && <ExternalLink href={apiReference}>{t('Try other requests in the API reference')}</ExternalLink>}
    </Rows>
  );
}

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
      <CodeBlock translate="no" aria-labelledby={id}>
        {code}
      </CodeBlock>
    </Box>
  );
}
