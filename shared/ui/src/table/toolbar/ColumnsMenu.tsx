import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../buttons/IconButton';
import { ColumnsIcon, UndoIcon } from '../../icons';
import { Menu } from '../../popovers/Menu';
import { MenuCheckboxItem, MenuGroup, MenuItem } from '../../popovers/MenuItem';
import { type ChosenColumns, hasRoomFor } from '../model/chosen-columns';

/** Missing on mobile, where rows are cards. */
export function ColumnsMenu<Row>({ chosen }: { chosen: ChosenColumns<Row> }) {
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
