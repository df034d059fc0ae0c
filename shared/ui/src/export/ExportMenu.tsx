import { t } from '@console/words';
import { ExportIcon } from '../icons';
import { Menu, type MenuProps } from '../popovers/Menu';
import { MenuItem } from '../popovers/MenuItem';
import type { Column } from '../table/model/define-table';
import type { ExportSource } from './export-rows';
import { useExport } from './use-export';

export interface ExportMenuProps<Row> {
  /** Start of the file name; the day follows. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | ExportSource<Row>;
  blockedReason?: string | undefined;
  trigger: (isExporting: boolean) => MenuProps['trigger'];
}

export function ExportMenu<Row>({ name, columns, rows, blockedReason, trigger }: ExportMenuProps<Row>) {
  const { exportRows, isExporting } = useExport<Row>(name);
  return (
    <Menu align="end" trigger={trigger(isExporting)}>
      <MenuItem icon={<ExportIcon />} disabledReason={blockedReason} onSelect={() => exportRows(columns, rows, 'csv')}>
        {t('Semicolon-separated (.csv)')}
      </MenuItem>
      <MenuItem icon={<ExportIcon />} disabledReason={blockedReason} onSelect={() => exportRows(columns, rows, 'xlsx')}>
        {t('Workbook (.xlsx)')}
      </MenuItem>
    </Menu>
  );
}
