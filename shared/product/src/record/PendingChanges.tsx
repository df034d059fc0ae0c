import { Box, Button, Flex } from '@console/ui';
import { ComparisonDialog } from '@console/ui/record';
import type { ReactNode } from 'react';
import type { FieldChange } from './record-fields';
import { useAddressedDialog } from './use-addressed-record';

export interface PendingChangesNoticeProps {
  /** Where it is published: 'Test'. */
  target: string;
  /** The dialog that shows what has changed, a `PendingChangesDialog`. */
  dialog: (close: () => void) => ReactNode;
  /** What else can be done about it: a small button. */
  action?: ReactNode;
}

/** Says of an edited record that it is not published as it is here, and shows in what. */
export function PendingChangesNotice({ target, dialog, action }: PendingChangesNoticeProps) {
  const { isOpen, open, close } = useAddressedDialog('pending');
  return (
    <>
      {/* The stripe that the record's row has in its list. */}
      <Flex
        align="center"
        gap="2"
        wrap="wrap"
        color="text.muted"
        borderInlineStart="3px solid"
        borderColor="changed.mark"
        ps="3"
      >
        <Box flex="1 1 200px" minW="0">
          Edited since it was last published to {target}
        </Box>
        <Button size="small" onClick={open}>
          Pending changes
        </Button>
        {action}
      </Flex>
      {isOpen && dialog(close)}
    </>
  );
}

export interface PendingChangesDialogProps {
  /** What has changed, and where it is published. */
  about: ReactNode;
  /** From what is published to what is drafted. Undefined while it is not known; `children` then stand in their place. */
  changes: readonly FieldChange[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** What publishing would change of one record; for documents and for the settings of delivery services (C44). */
export function PendingChangesDialog({ changes, ...shown }: PendingChangesDialogProps) {
  return (
    <ComparisonDialog
      {...shown}
      title="Pending changes in draft"
      label="Pending changes"
      versions={['Published', 'Draft']}
      rows={changes?.map(({ property, before, after }) => ({ property, values: [before, after] }))}
    />
  );
}
