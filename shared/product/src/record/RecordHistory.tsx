import { can } from '@console/session';
import { Button, PanelBody, TextLink, Time } from '@console/ui';
import { ComparisonDialog, Timeline, TimelineEntry } from '@console/ui/record';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { type ReactNode, useId, useState } from 'react';
import type { FieldChange } from './record-fields';

export interface RecordEvent {
  id: string;
  /** 'Updated', 'Published to Test' */
  title: string;
  icon: ReactNode;
  /** ISO 8601. */
  at: string;
  by: string;
  changes: readonly FieldChange[];
}

interface RecordHistoryProps {
  /** Events come newest first. */
  events: readonly RecordEvent[];
  /** 'Document changes' */
  changesTitle: string;
  audited: AuditedRecord;
}

export function RecordHistory({ events, changesTitle, audited }: RecordHistoryProps) {
  const id = useId();
  const [seen, setSeen] = useState<RecordEvent>();
  return (
    <PanelBody>
      <Timeline aria-label={t('History')}>
        {events.map((event) => (
          <TimelineEntry
            key={event.id}
            icon={event.icon}
            title={<span id={`${id}-${event.id}-title`}>{event.title}</span>}
            details={
              <span id={`${id}-${event.id}-details`}>
                <WhenAndWho event={event} />
              </span>
            }
            action={
              <Button
                id={`${id}-${event.id}`}
                size="small"
                // Distinguishes equal buttons.
                aria-labelledby={['', '-title', '-details'].map((part) => `${id}-${event.id}${part}`).join(' ')}
                onClick={() => setSeen(event)}
              >
                {t('See changes')}
              </Button>
            }
          />
        ))}
      </Timeline>
      <AuditTrailLink {...audited} />
      {seen && (
        <ComparisonDialog
          title={changesTitle}
          label={changesTitle}
          about={
            <>
              {seen.title}, <WhenAndWho event={seen} />
            </>
          }
          versions={[t('Old Value'), t('New Value')]}
          rows={
            seen.changes.length > 0
              ? seen.changes.map(({ property, before, after }) => ({ property, values: [before, after] }))
              : undefined
          }
          onClose={() => setSeen(undefined)}
        >
          <p>{t('No properties were changed.')}</p>
        </ComparisonDialog>
      )}
    </PanelBody>
  );
}

function WhenAndWho({ event: { at, by } }: { event: RecordEvent }) {
  return rich('{time} by {by}', { time: <Time value={at} />, by });
}

export const AUDIT_TRAIL_PATH = '/admin/integration/audit-trail';

interface AuditedRecord {
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
