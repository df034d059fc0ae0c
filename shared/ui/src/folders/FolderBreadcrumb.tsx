import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { IconButton } from '../buttons/IconButton';
import { TextButton } from '../buttons/TextLink';
import { ChevronRightIcon, FolderIcon, HomeIcon, MoreIcon } from '../icons';
import { Menu } from '../popovers/Menu';
import { MenuItem } from '../popovers/MenuItem';
import type { Folder } from './folder-index';

interface FolderBreadcrumbProps {
  path: readonly Folder[];
  onOpen: (id: string | undefined) => void;
}

export function FolderBreadcrumb({ path, onOpen }: FolderBreadcrumbProps) {
  const above = path.slice(0, -1);
  const middle = above.slice(0, -1);
  const parent = above.at(-1);
  const here = path.at(-1);
  return (
    <Path role="group" aria-label={t('Folder path')}>
      <IconButton size="small" label={t('Home')} icon={<HomeIcon />} onClick={() => onOpen(undefined)} />
      {middle.length > 0 && (
        <>
          <Next />
          <Menu trigger={<IconButton size="small" label={t('Folders in between')} icon={<MoreIcon />} />}>
            {middle.map(({ id, name }) => (
              <MenuItem key={id} icon={<FolderIcon />} onSelect={() => onOpen(id)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {parent && (
        <>
          <Next />
          <TextButton onClick={() => onOpen(parent.id)}>{parent.name}</TextButton>
        </>
      )}
      {here && (
        <>
          <Next />
          <b aria-current="location">{here.name}</b>
        </>
      )}
    </Path>
  );
}

const Next = () => <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />;

const Path = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    color: 'text.muted',
    '& > svg': { flex: 'none' },
    '& > button:not(:has(svg)), & > b': { minW: '0', truncate: true },
    '& > b': { color: 'text', fontWeight: 'medium' },
  },
});
