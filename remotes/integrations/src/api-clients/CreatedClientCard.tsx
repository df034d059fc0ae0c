import type { apiClient } from '@console/api';
import { Box, chakra, CopyButton } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { OneTimeSecret } from '@console/ui/form';
import { curlLine, tokenEndpoint } from './client-rules';

/** A client just created, and what was asked for it. Held by the page alone, for as long as the card is open. */
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
        title={`${client.clientName} is ready to use`}
        secret={client.clientSecret}
        details={[
          { label: 'Client name', value: client.clientName },
          { label: 'Client ID', identifier: client.clientId },
          {
            label: 'Mutual TLS',
            value: client.useMtls ? (
              <>
                <CheckIcon aria-hidden />
                On
              </>
            ) : (
              'Off'
            ),
          },
          { label: 'Token endpoint', identifier: tokenEndpoint() },
          { label: 'Scope', identifier: scope },
        ]}
        onClose={onClose}
      >
        <Example>
          <div>
            <span id="curl-example">Get a token, with the secret in CLIENT_SECRET</span>
            <CopyButton text={curl} label="Copy curl line" size="small" />
          </div>
          <pre translate="no" aria-labelledby="curl-example">
            {curl}
          </pre>
        </Example>
      </OneTimeSecret>
    </Box>
  );
}

const Example = chakra('div', {
  base: {
    mt: '2',
    minW: '0',
    '& > div': { display: 'flex', alignItems: 'center', gap: '1', textStyle: 'xs', color: 'text.muted' },
    '& > pre': {
      p: '3',
      borderRadius: 'control',
      bg: 'surface.sunken',
      fontFamily: 'mono',
      fontSize: 'xs',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
