import type { apiClient } from '@console/api';
import { Box, CopyButton, Flex } from '@console/ui';
import { OneTimeSecret } from '@console/ui/form';
import { CheckIcon } from '@console/ui/icons';
import { Caption, CodeBlock } from '@console/ui/layout';
import { t } from '@console/words';
import { curlLine, tokenEndpoint } from './client-rules';

/** A new client with its secret and the values of its request. Only the page's state has it, while the card is open. */
export interface CreatedClient {
  client: apiClient.CreatedApiClient;
  scope: string;
}

/** INTG-143 */
export function CreatedClientCard({ created, onClose }: { created: CreatedClient; onClose: () => void }) {
  const { client, scope } = created;
  const curl = curlLine(client, scope);
  return (
    <Box px="var(--page-inset)" mb="8">
      <OneTimeSecret
        title={t('{name} is ready to use', { name: client.clientName })}
        secret={client.clientSecret}
        details={[
          { label: t('Client name'), value: client.clientName },
          { label: t('Client ID'), identifier: client.clientId },
          {
            label: t('Mutual TLS'),
            value: client.useMtls ? (
              <>
                <CheckIcon aria-hidden />
                {t('On')}
              </>
            ) : (
              t('Off')
            ),
          },
          { label: t('Token endpoint'), identifier: tokenEndpoint() },
          { label: t('Scope'), identifier: scope },
        ]}
        onClose={onClose}
      >
        <Box mt="2" minW="0">
          <Flex align="center" gap="1">
            <Caption as="span" id="curl-example">
              {t('Get a token, with the secret in CLIENT_SECRET')}
            </Caption>
            <CopyButton text={curl} label={t('Copy curl line')} size="small" />
          </Flex>
          <CodeBlock translate="no" aria-labelledby="curl-example">
            {curl}
          </CodeBlock>
        </Box>
      </OneTimeSecret>
    </Box>
  );
}
