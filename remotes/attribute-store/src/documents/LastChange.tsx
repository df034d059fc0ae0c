import type { attributeStore } from '@console/api';
import { Flex, Time } from '@console/ui';
import { ClockIcon } from '@console/ui/icons';

/** When the document became what it is in this environment, and by whom. */
export function LastChange({ document: { updatedAt, updatedByName } }: { document: attributeStore.Document }) {
  return (
    <Flex align="center" gap="2" color="text.muted" textStyle="xs">
      <ClockIcon size={14} strokeWidth={2} aria-hidden />
      <span>
        Last changed <Time value={updatedAt} /> by {updatedByName}
      </span>
    </Flex>
  );
}
