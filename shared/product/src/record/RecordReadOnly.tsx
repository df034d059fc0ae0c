import { CloseFooter, DescriptionList, Flex, Notice, PanelBody, Time } from '@console/ui';
import { ClockIcon } from '@console/ui/icons';
import { rich } from '@console/words/rich';
import { Fragment, type ReactNode } from 'react';
import type { FieldValue, RecordFields } from './record-fields';

interface RecordReadOnlyProps<Name extends string> {
  fields: RecordFields<Name>;
  record: Record<Name, FieldValue>;
  /** The specification's text. */
  reason: string;
  /** An element such as `PendingChangesNotice`. */
  lead?: ReactNode;
  /** An element such as `LastChange`. */
  aside?: ReactNode;
  onClose: () => void;
}

export function RecordReadOnly<Name extends string>(props: RecordReadOnlyProps<Name>) {
  const { fields, record, reason, lead, aside, onClose } = props;
  return (
    <>
      <PanelBody>
        <Notice tone="neutral">{reason}</Notice>
        {lead}
        <DescriptionList wide>
          {fields.list.map(({ name, label }) => (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd>{fields.wordsOf(name, record[name]) || '–'}</dd>
            </Fragment>
          ))}
        </DescriptionList>
        {aside}
      </PanelBody>
      <CloseFooter onClose={onClose} />
    </>
  );
}

export function LastChange({ at, by }: { at: string; by: string }) {
  return (
    <Flex align="center" gap="2" color="text.muted" textStyle="xs">
      <ClockIcon size={14} strokeWidth={2} aria-hidden />
      <span>{rich('Last changed {time} by {by}', { time: <Time value={at} />, by })}</span>
    </Flex>
  );
}
