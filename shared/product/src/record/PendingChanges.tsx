import { Box, Button, Flex } from '@console/ui';
import { ComparisonDialog } from '@console/ui/record';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import type { FieldChange } from './record-fields';
import { useAddressedDialog } from './use-addressed-record';

interface PendingChangesNoticeProps {
  /** 'Test' */
  target: string;
  /** Opens a `PendingChangesDialog`. */
  dialog: (close: () => void) => ReactNode;
  action?: ReactNode;
}

export function PendingChangesNotice({ target, dialog, action }: PendingChangesNoticeProps) {
  const { isOpen, open, close } = useAddressedDialog('pending');
  return (
    <>
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

interface PendingChangesDialogProps {
  about: ReactNode;
  /** Undefined until loaded: shows `children`. */
  changes: readonly FieldChange[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** C44: for documents and delivery services. */
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
