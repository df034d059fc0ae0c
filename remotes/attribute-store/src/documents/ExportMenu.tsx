import type { attributeStore, DocumentEnvironment } from '@console/api';
import { Menu, MenuItem, showFailure } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { type ExportFormat, exportRows } from '@console/ui/table';
import { type ComponentProps, useState } from 'react';
import { documentsTable } from './documents-columns';

interface ExportMenuProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  /** The button; it must say 'Export to Excel'. */
  trigger: (isExporting: boolean) => ComponentProps<typeof Menu>['trigger'];
}

/** ATTR-024, C46. The semicolon file that is specified, and a workbook of the same rows. */
export function ExportMenu({ environment, documents, trigger }: ExportMenuProps) {
  const [isExporting, setIsExporting] = useState(false);

  async function download(format: ExportFormat) {
    setIsExporting(true);
    try {
      await exportRows(`documents-${environment}`, documentsTable.columns, documents, format);
    } catch (error) {
      showFailure(error, 'Failed to export');
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Menu align="end" trigger={trigger(isExporting)}>
      <MenuItem icon={<ExportIcon />} onSelect={() => void download('csv')}>
        Semicolon-separated (.csv)
      </MenuItem>
      <MenuItem icon={<ExportIcon />} onSelect={() => void download('xlsx')}>
        Workbook (.xlsx)
      </MenuItem>
    </Menu>
  );
}
