import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { useState } from 'react';
import { IconButton } from '../../buttons/IconButton';
import { SavedViewIcon } from '../../icons';
import { ChangedMark } from '../../marks/ChangedMark';
import { Menu, type MenuProps } from '../../popovers/Menu';
import { useSavedView, type ViewedTable } from './saved-views';
import { ViewItems } from './ViewItems';
import { ViewNameDialog } from './ViewNameDialog';

export interface ViewsMenuProps extends Pick<MenuProps, 'takesOver'> {
  table: ViewedTable;
  /** Used while this code loads. */
  onWaiting: (state: MenuProps['takesOver']) => void;
}

/** C154: names for the list's address. The button shows the chosen view and its changes. */
export function ViewsMenu({ table, takesOver }: ViewsMenuProps) {
  const view = useSavedView(table);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { name, part, stored } = view;
  const isChanged = stored !== part;

  return (
    <>
      <Menu
        align="end"
        takesOver={takesOver}
        trigger={
          stored === undefined ? (
            <IconButton label={t('Views')} icon={<SavedViewIcon />} />
          ) : (
            <IconButton
              variant="secondary"
              label={isChanged ? t('Saved view: {name} (changed)', { name }) : t('Saved view: {name}', { name })}
              icon={<SavedViewIcon />}
            >
              <Name>{name}</Name>
              {isChanged && <ChangedMark />}
            </IconButton>
          )
        }
      >
        <ViewItems view={view} onName={setNaming} />
      </Menu>
      {naming && <ViewNameDialog view={view} naming={naming} onClose={() => setNaming(undefined)} />}
    </>
  );
}

const Name = chakra('span', {
  base: {
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (width < 760px)': { display: 'none' },
  },
});
