import { pathOf } from '@console/contract';
import { environmentNames } from '@console/product';
import { useQuery } from '@console/query';
import { ActionRow, ActionRowPending, LinkButton } from '@console/ui';
import { WarningIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { environmentOf } from '../components/setup-rows';
import { daysUntil, EXPIRES_SOON_DAYS, validityText } from './CertificateCard';
import { soapClientsQuery } from './soap-queries';

export function ExpiringCertificates() {
  // The slot shows the failure with Try again.
  const { data: clients } = useQuery({ ...soapClientsQuery, throwOnError: true });
  const [now] = useState(() => new Date());
  if (!clients) return <ActionRowPending />;
  return clients.flatMap(({ id, certificateValidTo, customerEnvironment }) => {
    const validTo = certificateValidTo ? new Date(certificateValidTo) : undefined;
    if (!validTo || daysUntil(validTo, now) >= EXPIRES_SOON_DAYS) return [];
    const environment = environmentOf(customerEnvironment);
    const name = environment ? environmentNames[environment] : String(customerEnvironment);
    return (
      <ActionRow
        key={id}
        urgent
        icon={<WarningIcon aria-hidden />}
        title={
          validTo < now
            ? t('The SOAP client certificate in {name} has expired', { name })
            : t('The SOAP client certificate in {name} expires soon', { name })
        }
        details={validityText(validTo, now)}
        action={
          <LinkButton
            size="small"
            to={pathOf(area.pages.soapClient, { soapClientId: id })}
            aria-label={t('Replace the certificate in {name}', { name })}
          >
            {t('Replace')}
          </LinkButton>
        }
      />
    );
  });
}
