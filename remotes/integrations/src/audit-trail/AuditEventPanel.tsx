import type { auditTrail } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail, LoadedPanel } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { chakra, DescriptionList, exactTime, Flex, Notice, PanelBody, Stack, TextLink, Time } from '@console/ui';
import { ComparisonTable, ShowMore, useFirstRows } from '@console/ui/record';
import { n, t } from '@console/words';
import area from '../area';
import { Copied } from '../components/Copied';
import { recordKey } from './audit-filter';
import { isPosted, recordName } from './audit-trail-columns';
import { auditEventQuery, useAuditEvents } from './audit-trail-queries';
import { changeInWords, operationWord, outcomeWord, subjectWord } from './audit-words';
import { recordHref } from './record-links';

/** C146 */
export function AuditEventPanel() {
  const { eventId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(auditEventQuery(eventId));
  const events = useAuditEvents().list.data?.events;
  const at = events?.findIndex(({ id }) => id === eventId) ?? -1;
  const addressOf = (event: auditTrail.AuditEvent | undefined) =>
    event && `${pathOf(area.pages.auditEvent, { eventId: event.id })}${search}`;

  return (
    <LoadedPanel
      title={query.data ? recordName(query.data) : t('Event')}
      recordId={eventId}
      query={query}
      onClose={() => navigate(`${pathOf(area.pages.auditTrail)}${search}`)}
      previous={{ label: t('Previous event'), to: at > 0 ? addressOf(events?.[at - 1]) : undefined }}
      next={{ label: t('Next event'), to: at < 0 ? undefined : addressOf(events?.[at + 1]) }}
    >
      {(event) => (
        <PanelBody>
          <Stack gap="5">
            <WhoAndWhen event={event} />
            <Changes event={event} />
          </Stack>
        </PanelBody>
      )}
    </LoadedPanel>
  );
}

function WhoAndWhen({ event }: { event: auditTrail.AuditEventDetails }) {
  const { user, from, outcome, status, message, action, target, fields, requestId, id } = event;
  const ids = Object.entries(target);
  return (
    <DescriptionList>
      <Detail label={t('Person')}>
        {user.name}
        {user.email && <chakra.div color="text.muted">{user.email}</chakra.div>}
      </Detail>
      <Detail label={t('Time')}>
        <Time value={event.time} />
        <chakra.div color="text.muted" textStyle="xs">
          {exactTime(new Date(event.time))}
        </chakra.div>
      </Detail>
      <Detail label={t('Action')}>{isPosted(event) ? action : operationWord(event.operation)}</Detail>
      <Detail label={t('Record type')}>{subjectWord(event.subject)}</Detail>
      <Detail label={t('Outcome')}>
        {outcomeWord(outcome)}
        {message && <chakra.div color="text.muted">{message}</chakra.div>}
      </Detail>
      {from.address && (
        <Detail label={t('IP address')}>
          <code translate="no">{from.address}</code>
          <chakra.div color="text.muted" textStyle="xs" translate="no">
            {from.userAgent}
          </chakra.div>
        </Detail>
      )}
      {!isPosted(event) && (
        <Detail label={t('Call')}>
          <code translate="no">{action}</code>
          {status !== null && status !== 200 && ` ${status}`}
          {ids.length > 0 && (
            <chakra.div color="text.muted" textStyle="xs" translate="no">
              {ids.map(([name, value]) => `${name} ${value}`).join(', ')}
            </chakra.div>
          )}
        </Detail>
      )}
      {fields.length > 0 && (
        <>
          <dt>{t('Submitted fields')}</dt>
          <dd translate="no">{fields.join(', ')}</dd>
        </>
      )}
      {requestId && <Copied label={t('Request')} copyLabel={t('Copy request')} text={requestId} />}
      <Copied label={t('Event ID')} copyLabel={t('Copy Event ID')} text={id} />
    </DescriptionList>
  );
}

const PAGE = 10;

function Changes({ event }: { event: auditTrail.AuditEventDetails }) {
  const { records, recordCount, outcome } = event;
  const rows = useFirstRows(records, PAGE);
  const moreCount = recordCount - records.length;
  return (
    <>
      {rows.shown.map((record) => (
        <ChangedRecord key={recordKey(record)} record={record} isDeleted={event.operation === 'deleted'} />
      ))}
      {rows.left > 0 && <ShowMore rows={rows} />}
      {rows.left === 0 && moreCount > 0 && (
        <p>
          {n(
            moreCount,
            '{count} more record was changed. See the change in its history.',
            '{count} more records were changed. See the changes in their history.',
          )}
        </p>
      )}
      {outcome === 'succeeded' && records.every(({ changes }) => changes.length === 0) && (
        <Notice>{t('Values before and after the change aren’t recorded for this event.')}</Notice>
      )}
    </>
  );
}

function ChangedRecord({ record, isDeleted }: { record: auditTrail.ChangedRecord; isDeleted: boolean }) {
  const { subject, id, name, changes } = record;
  const href = isDeleted ? undefined : recordHref(record);
  const word = name || subjectWord(subject);
  const label = t('Changes to {name}', { name: word });
  const isFiltered = new URLSearchParams(useLocation().search).get('record') === recordKey(record);
  return (
    <section aria-label={label}>
      <Flex gap="2" wrap="wrap" align="baseline" justify="space-between" mb="2">
        <chakra.h3 fontWeight="strong" overflowWrap="anywhere">
          {href === undefined ? word : <TextLink to={href}>{word}</TextLink>}
        </chakra.h3>
        {!isFiltered && id !== '' && (
          <TextLink to={`${pathOf(area.pages.auditTrail)}?${new URLSearchParams({ record: recordKey(record) })}`}>
            {t('All changes to this record')}
          </TextLink>
        )}
      </Flex>
      {changes.length > 0 && (
        <ComparisonTable
          label={label}
          versions={[{ name: t('Old Value') }, { name: t('New Value') }]}
          rows={changes
            .map(changeInWords)
            .map(({ property, before, after }) => ({ property, values: [before, after] }))}
        />
      )}
    </section>
  );
}
