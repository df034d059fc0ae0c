import type { apiClient } from '@console/api';
import { Box, chakra } from '@console/ui';
import { OneTimeSecret } from '@console/ui/form';
import { CheckIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { tokenEndpoint } from './client-rules';
import { FirstCall } from './FirstCall';

/** Lives in the page's state, while the card is open. */
export interface CreatedClient {
  client: apiClient.CreatedApiClient;
  scope: string;
}

/** INTG-143 */
export function CreatedClientCard({ created, onClose }: { created: CreatedClient; onClose: () => void }) {
  const { client, scope } = created;
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
        <Box as="details" mt="2" minW="0">
          <chakra.summary cursor="pointer" fontWeight="medium">
            {t('First call')}
          </chakra.summary>
          <Box pt="3">
            <FirstCall client={client} scope={scope} />
          </Box>
        </Box>
      </OneTimeSecret>
    </Box>
  );
}
