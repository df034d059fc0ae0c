import { useQuery } from '@console/query';
import { Loaded, Page, PageHeader } from '@console/ui';
import { PreviewSkeleton } from '@console/ui/layout';
import { t } from '@console/words';
import { AuditForwardingForm } from './AuditForwardingForm';
import { auditForwardingQuery } from './audit-forwarding-queries';

/** INTG-162..INTG-179 */
export function AuditForwardingPage() {
  return (
    <Page endsInActions>
      <PageHeader title={t('Auditlog Forwarding')} summary={t('Sends each audit log entry to your own system')} />
      <Loaded
        query={useQuery(auditForwardingQuery)}
        failureMessage={t('Failed to load')}
        skeleton={<PreviewSkeleton fields={4} />}
      >
        {(stored) => <AuditForwardingForm stored={stored} />}
      </Loaded>
    </Page>
  );
}
