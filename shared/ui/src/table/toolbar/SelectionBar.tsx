import { chakra } from '@chakra-ui/react';
import { formatCount, n, t } from '@console/words';
import type { ReactNode } from 'react';
import { IconButton } from '../../buttons/IconButton';
import { CloseIcon } from '../../icons';
import type { Table } from '../model/use-table';
import { Bar } from '../table-styles';

export function SelectionBar<Row>({ table, children }: { table: Table<Row>; children?: ReactNode }) {
  const { selection, isNarrowed, isPicker } = table;
  const isAll = selection.extent === 'all';
  const count = formatCount(selection.rows.length);
  const sentence =
    isAll && isNarrowed && !isPicker
      ? t('All {count} that match', { count })
      : n(selection.rows.length, '{count} selected', '{count} selected');
  return (
    <Bar role="toolbar" aria-label={t('Selection')}>
      <span className="count" role="status" data-count={count}>
        {sentence}
      </span>
      {children}
      <chakra.span flex="1" />
      <IconButton label={t('Clear selection')} size="small" icon={<CloseIcon />} onClick={selection.clear} />
    </Bar>
  );
}
