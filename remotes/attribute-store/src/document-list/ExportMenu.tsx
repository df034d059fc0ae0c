import type { attributeStore, DocumentEnvironment } from '@console/api';
import { type ExportMenuProps, ExportMenu as Menu } from '@console/ui/table';
import { documentsTable } from '../documents/documents-columns';

interface Props extends Pick<ExportMenuProps<attributeStore.Document>, 'blockedReason' | 'trigger'> {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
}

/** ATTR-024, C46: the semicolon file that is specified, and a workbook; its button must say 'Export to Excel'. */
export function ExportMenu({ environment, documents, ...menu }: Props) {
  // A file has all there is of a document, whatever columns the list shows.
  return <Menu name={`documents-${environment}`} columns={documentsTable.columns} rows={documents} {...menu} />;
}
