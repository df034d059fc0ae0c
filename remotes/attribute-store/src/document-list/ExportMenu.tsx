import type { attributeStore, DocumentEnvironment } from '@console/api';
import { type ExportMenuProps, ExportMenu as Menu } from '@console/ui/table';
import { documentsTable } from '../documents/documents-columns';

interface Props extends Pick<ExportMenuProps<attributeStore.Document>, 'blockedReason' | 'trigger'> {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
}

/** ATTR-024, C46: the button must read 'Export to Excel'. */
export function ExportMenu({ environment, documents, ...menu }: Props) {
  // All properties, whatever the list shows.
  return <Menu name={`documents-${environment}`} columns={documentsTable.columns} rows={documents} {...menu} />;
}
