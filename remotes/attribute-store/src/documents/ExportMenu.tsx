import type { attributeStore, DocumentEnvironment } from '@console/api';
import { Menu, MenuItem } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { useExport } from '@console/ui/table';
import type { ComponentProps } from 'react';
import { documentsTable } from './documents-columns';

interface ExportMenuProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  /** Why they cannot be exported now. */
  blockedReason?: string | undefined;
  /** The button; it must say 'Export to Excel'. */
  trigger: (isExporting: boolean) => ComponentProps<typeof Menu>['trigger'];
}

/** ATTR-024, C46. The semicolon file that is specified, and a workbook of the same rows. */
export function ExportMenu({ environment, documents, blockedReason, trigger }: ExportMenuProps) {
  // A file has all there is of a document, whatever columns the list shows.
  const { columns } = documentsTable;
  const { exportRows, isExporting } = useExport<attributeStore.Document>(`documents-${environment}`);
  return (
    <Menu align="end" trigger={trigger(isExporting)}>
      <MenuItem
        icon={<ExportIcon />}
        disabledReason={blockedReason}
        onSelect={() => exportRows(columns, documents, 'csv')}
      >
        Semicolon-separated (.csv)
      </MenuItem>
      <MenuItem
        icon={<ExportIcon />}
        disabledReason={blockedReason}
        onSelect={() => exportRows(columns, documents, 'xlsx')}
      >
        Workbook (.xlsx)
      </MenuItem>
    </Menu>
  );
}
