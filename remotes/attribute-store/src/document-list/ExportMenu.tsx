import type { attributeStore, DocumentEnvironment } from '@console/api';
import { type ExportMenuProps, ExportMenu as Menu } from '@console/ui/table';
import { documentsTable } from '../documents/documents-columns';

interface Props extends Pick<ExportMenuProps<attributeStore.Document>, 'blockedReason' | 'trigger'> {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
}

/** ATTR-024, C46: exports the specified semicolon file or a workbook; the button must read 'Export to Excel'. */
export function ExportMenu({ environment, documents, ...menu }: Props) {
  // A file has all properties of a document, whichever columns the list shows.
  return <Menu name={`documents-${environment}`} columns={documentsTable.columns} rows={documents} {...menu} />;
}
