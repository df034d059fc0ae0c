import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { IconButton } from '../../buttons/IconButton';
import { SortIcon } from '../../icons';
import { Menu } from '../../popovers/Menu';
import { MenuRadioItem } from '../../popovers/MenuItem';
import type { Table } from '../model/use-table';

/** Heads are hidden; the same column again reverses. */
export function SortMenu<Row>({ table }: { table: Table<Row> }) {
  const { chosen, state, definition } = table;
  return (
    <MobileOnly>
      <Menu align="end" trigger={<IconButton label={t('Sort')} icon={<SortIcon />} />}>
        {chosen.columns
          .filter((column) => !column.isActions && definition.sortable?.includes(column.id) !== false)
          .map(({ id, header }) => {
            const isSorted = state.sort.replace(/^-/, '') === id;
            const order = state.sort.startsWith('-') ? t('descending') : t('ascending');
            return (
              <MenuRadioItem key={id} checked={isSorted} onChange={() => table.toggleSort(id)}>
                {isSorted ? `${header}, ${order}` : header}
              </MenuRadioItem>
            );
          })}
      </Menu>
    </MobileOnly>
  );
}

const MobileOnly = chakra('span', { base: { '@media (width >= 760px)': { display: 'none' } } });
