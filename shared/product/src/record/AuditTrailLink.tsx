import { can } from '@console/session';
import { TextLink } from '@console/ui';
import { t } from '@console/words';

/** The page of the audit trail, which another area has. */
export const AUDIT_TRAIL_PATH = '/admin/integration/audit-trail';

/** A record as the audit trail names it. */
export interface AuditedRecord {
  /** One of `auditTrail.SUBJECTS`. */
  subject: string;
  id: string;
}

/** A link to all changes of a record in the audit trail; nothing for those who may not open it (C146). */
export function AuditTrailLink({ subject, id }: AuditedRecord) {
  if (!can({ feature: 'generalAdmin', switch: 'auditTrail' })) return null;
  const search = new URLSearchParams({ record: `${subject}:${id}` });
  return <TextLink to={`${AUDIT_TRAIL_PATH}?${search}`}>{t('All changes in the audit trail')}</TextLink>;
}
