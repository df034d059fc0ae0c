import type { attributeStore } from '@console/api';
import { Time } from '@console/ui';
import { ComparisonDialog } from '@console/ui/record';
import { propertyChanges, whatHappened } from './document-history';
import { labelOf, wordsOf } from './document-words';

interface DocumentChangesDialogProps {
  entry: attributeStore.HistoryEntry;
  onClose: () => void;
}

/** ATTR-035 */
export function DocumentChangesDialog({ entry, onClose }: DocumentChangesDialogProps) {
  return (
    <ComparisonDialog
      title="Document changes"
      label="Document changes"
      about={
        <>
          {whatHappened(entry)}, <Time value={entry.updatedAt} /> by {entry.updatedByName}
        </>
      }
      versions={['Old Value', 'New Value']}
      rows={propertyChanges(entry).map(({ type, oldValue, newValue }) => ({
        property: labelOf(type),
        values: [wordsOf(type, oldValue), wordsOf(type, newValue)],
      }))}
      onClose={onClose}
    />
  );
}
