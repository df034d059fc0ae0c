import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../buttons/IconButton';
import { SearchInput } from '../../fields/SearchInput';
import { ColumnsIcon, SortIcon, UndoIcon } from '../../icons';
import { Menu } from '../../popovers/Menu';
import { MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioItem } from '../../popovers/MenuItem';
import { useSearchShortcut } from '../../search/shortcuts';
import { type ChosenColumns, hasRoomFor } from '../model/chosen-columns';
import { SWITCHED_ON } from '../model/table-state';
import type { Table } from '../model/use-table';
import { Tools } from '../table-styles';
import { ViewsMenu } from '../views/ViewsMenu';
import { FilterChip, SwitchChip } from './FilterChip';

interface TableToolbarProps<Row> {
  table: Table<Row>;
  /** Distinguishes two searches. */
  label: string;
  searchLabel: string | undefined;
  chips?: ReactNode;
  actions?: ReactNode;
}

export function TableToolbar<Row>({ table, label, searchLabel, chips, actions }: TableToolbarProps<Row>) {
  const search = useRef<HTMLInputElement>(null);
  useSearchShortcut(search);
  const { filters, switches, columnChoice } = table.definition;
  const isBare = !searchLabel && !chips && !actions && !filters?.length && columnChoice === undefined;
  return (
    <Tools role={searchLabel && 'search'} aria-label={searchLabel && label} mobileOnly={isBare}>
      {searchLabel && (
        <Search>
          <SearchInput
            ref={search}
            label={searchLabel}
            shortcut="/"
            value={table.state.query}
            onChange={table.setQuery}
          />
        </Search>
      )}
      <Chips onTheirOwn={searchLabel !== undefined}>
        {chips}
        {switches?.map((chip) => (
          <SwitchChip
            key={chip.id}
            label={chip.label}
            isOn={table.state.filters[chip.id] !== undefined}
            onChange={(isOn) => table.setFilter(chip.id, isOn ? [SWITCHED_ON] : [])}
          />
        ))}
        {filters?.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            rows={table.rows}
            chosen={table.state.filters[filter.id]}
            onChange={(values) => table.setFilter(filter.id, values)}
          />
        ))}
      </Chips>
      <Actions>
        <SortMenu table={table} />
        {(filters ?? switches) && !table.isPicker && <ViewsMenu table={table} />}
        {columnChoice !== undefined && <ColumnsMenu chosen={table.chosen} />}
        {actions}
      </Actions>
    </Tools>
  );
}

const MOBILE = '@media (width < 760px)';
/** Saves a line beside a panel. */
const NARROW = '@container (width < 600px)';

// Narrow: actions beside the search, chips below; without search, chips beside the actions.
const WITH_ACTIONS = { flex: '1 1 120px', minWidth: 0, maxWidth: 'none' } as const;
const NEXT_LINE = { order: 1, flex: '1 1 100%' } as const;
const Search = chakra('div', {
  base: { flex: '1 1 200px', maxWidth: '280px', [MOBILE]: WITH_ACTIONS, [NARROW]: WITH_ACTIONS },
});
const Chips = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', [MOBILE]: { gap: '1.5' } },
  variants: { onTheirOwn: { true: { [MOBILE]: NEXT_LINE, [NARROW]: NEXT_LINE } } },
});
const Actions = chakra('div', { base: { display: 'flex', marginInlineStart: 'auto' } });

/** Heads are hidden; the same column again reverses. */
function SortMenu<Row>({ table }: { table: Table<Row> }) {
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

/** Missing on mobile, where rows are cards. */
function ColumnsMenu<Row>({ chosen }: { chosen: ChosenColumns<Row> }) {
  return (
    <NotOnMobile>
      <Menu align="end" trigger={<IconButton label={t('Columns')} icon={<ColumnsIcon />} />}>
        <Choices chosen={chosen} />
      </Menu>
    </NotOnMobile>
  );
}

function Choices<Row>({ chosen: { columns, choices, choose, reset } }: { chosen: ChosenColumns<Row> }) {
  const items = useRef<HTMLDivElement>(null);
  // Infinite until measured: refuses no column.
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const list = items.current?.closest('section')?.clientWidth;
    if (list) setWidth(list);
  }, []);

  return (
    <div ref={items}>
      {choices.map((column) => {
        const isShown = columns.includes(column);
        const isBlocked = !isShown && !hasRoomFor(column, columns, width);
        return (
          <MenuCheckboxItem
            key={column.id}
            checked={isShown}
            disabledReason={isBlocked ? t('There’s no room. Hide another column first.') : undefined}
            onChange={(isChosen) => choose(column.id, isChosen)}
          >
            {column.header}
          </MenuCheckboxItem>
        );
      })}
      <MenuGroup>
        <MenuItem
          icon={<UndoIcon />}
          onSelect={reset}
          disabledReason={reset ? undefined : t('This list already shows its default columns')}
        >
          {t('Reset columns')}
        </MenuItem>
      </MenuGroup>
    </div>
  );
}

const NotOnMobile = chakra('div', { base: { '@media (width < 760px)': { display: 'none' } } });
