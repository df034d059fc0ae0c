import type { attributeStore } from '@console/api';
import { Box, Button, Dialog, Time } from '@console/ui';
import { ComparisonTable } from '@console/ui/form';
import { propertyChanges, whatHappened } from './document-history';
import { labelOf, wordsOf } from './document-words';

interface DocumentChangesDialogProps {
  entry: attributeStore.HistoryEntry;
  onClose: () => void;
}

/** ATTR-035 */
export function DocumentChangesDialog({ entry, onClose }: DocumentChangesDialogProps) {
  return (
    <Dialog
      title="Document changes"
      size="large"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <Box color="text.muted">
        {whatHappened(entry)}, <Time value={entry.updatedAt} /> by {entry.updatedByName}
      </Box>
      <ComparisonTable
        label="Document changes"
        versions={[{ name: 'Old Value' }, { name: 'New Value' }]}
        rows={propertyChanges(entry).map(({ type, oldValue, newValue }) => ({
          property: labelOf(type),
          values: [wordsOf(type, oldValue), wordsOf(type, newValue)],
        }))}
      />
    </Dialog>
  );
}
