import type { attributeStore } from '@console/api';
import { chakra } from '@console/ui';
import { RecordList } from '@console/ui/record';
import { t } from '@console/words';

export function SelectedDocuments({ documents }: { documents: readonly attributeStore.Document[] }) {
  return (
    <RecordList label={t('Selected documents')} records={documents} idOf={({ id }) => id}>
      {({ type, name }) => (
        <>
          <chakra.span fontFamily="mono">{type}</chakra.span> {name}
        </>
      )}
    </RecordList>
  );
}
