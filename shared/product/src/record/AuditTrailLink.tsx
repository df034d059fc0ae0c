import { can } from '@console/session';
import { TextLink } from '@console/ui';
import { t } from '@console/words';

export const AUDIT_TRAIL_PATH = '/admin/integration/audit-trail';

export interface AuditedRecord {
  /** A member of `auditTrail.SUBJECTS`. */
  subject: string;
  id: string;
}

/** C146: nothing without the right. */
export function AuditTrailLink({ subject, id }: AuditedRecord) {
  if (!can({ feature: 'generalAdmin', switch: 'auditTrail' })) return null;
  const search = new URLSearchParams({ record: `${subject}:${id}` });
  return <TextLink to={`${AUDIT_TRAIL_PATH}?${search}`}>{t('All changes in the audit trail')}</TextLink>;
}
