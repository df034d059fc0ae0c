import { Box, Button, Flex } from '@console/ui';
import { ComparisonDialog } from '@console/ui/record';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import type { FieldChange } from './record-fields';
import { useAddressedDialog } from './use-addressed-record';

export interface PendingChangesNoticeProps {
  /** The environment that the record is published to: 'Test'. */
  target: string;
  /** The dialog with the changes, a `PendingChangesDialog`. */
  dialog: (close: () => void) => ReactNode;
  /** A small button for another action, such as Discard draft. */
  action?: ReactNode;
}

/** A notice that a record has been edited since its last publish, with a dialog of the differences. */
export function PendingChangesNotice({ target, dialog, action }: PendingChangesNoticeProps) {
  const { isOpen, open, close } = useAddressedDialog('pending');
  return (
    <>
      {/* The same stripe as on the record's row in its list. */}
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
          {t('Edited since it was last published to {target}', { target })}
        </Box>
        <Button size="small" onClick={open}>
          {t('Pending changes')}
        </Button>
        {action}
      </Flex>
      {isOpen && dialog(close)}
    </>
  );
}

export interface PendingChangesDialogProps {
  /** Names the record and the environment that it is published to. */
  about: ReactNode;
  /** From the published version to the draft. Undefined until loaded; `children` then take their place. */
  changes: readonly FieldChange[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** The fields of one record that publishing would change; for documents and for settings of delivery services (C44). */
export function PendingChangesDialog({ changes, ...shown }: PendingChangesDialogProps) {
  return (
    <ComparisonDialog
      {...shown}
      title={t('Pending changes in draft')}
      label={t('Pending changes')}
      versions={[t('Published'), t('Draft')]}
      rows={changes?.map(({ property, before, after }) => ({ property, values: [before, after] }))}
    />
  );
}
