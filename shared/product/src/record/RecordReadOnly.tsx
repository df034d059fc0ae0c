import { CloseFooter, DescriptionList, Flex, Notice, PanelBody, Time } from '@console/ui';
import { ClockIcon } from '@console/ui/icons';
import { rich } from '@console/words/rich';
import type { ReactNode } from 'react';
import { Detail } from './Detail';
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
            <Detail key={name} label={label}>
              {fields.wordsOf(name, record[name]) || '–'}
            </Detail>
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
