import type { digitalArchiveFolders } from '@console/api';
import { Link } from '@console/router';
import { Box, chakra, IconButton, LinkButton, Menu, MenuItem, MenuLink } from '@console/ui';
import { ClockIcon, DeleteIcon, EditIcon, FolderIcon, MoreIcon, TeamIcon, WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { ShowMore, useFirstRows } from '@console/ui/record';
import { n, t } from '@console/words';
import type { ReactNode } from 'react';
import { editHref, type FolderPlace, placeHref } from '../components/folder-address';
import type { FolderLine } from './folder-rules';

interface FolderItem {
  folder: digitalArchiveFolders.Folder;
  access: FolderLine;
  retention: FolderLine;
}

interface FolderCardsProps {
  label: string;
  items: readonly FolderItem[];
  place: FolderPlace;
  onDelete: (folder: digitalArchiveFolders.Folder) => void;
}

/** A large level opens as fast as a small one. */
const STEP = 60;

/** INTG-071 */
export function FolderCards({ label, items, place, onDelete }: FolderCardsProps) {
  const rows = useFirstRows(items, STEP);
  const Item = place.view === 'grid' ? FolderCard : FolderRow;
  return (
    <Well role="region" aria-label={label} tabIndex={0}>
      <ul data-view={place.view}>
        {rows.shown.map((item) => (
          <Item key={item.folder.id} item={item} place={place} onDelete={onDelete} />
        ))}
      </ul>
      {rows.left > 0 && (
        <Box display="grid" justifyContent="center" p="3">
          <ShowMore rows={rows}>
            {n(items.length, 'Show more ({count} folder in total)', 'Show more ({count} folders in total)')}
          </ShowMore>
        </Box>
      )}
    </Well>
  );
}

interface ItemProps {
  item: FolderItem;
  place: FolderPlace;
  onDelete: (folder: digitalArchiveFolders.Folder) => void;
}

function FolderCard({ item: { folder, access, retention }, place, onDelete }: ItemProps) {
  return (
    <Card>
      <FolderIcon size={20} strokeWidth={1.6} aria-hidden />
      <Name to={placeHref({ ...place, folderId: folder.id })}>{folder.name}</Name>
      <Menu
        align="end"
        trigger={
          <IconButton size="small" label={t('More actions for {name}', { name: folder.name })} icon={<MoreIcon />} />
        }
      >
        <MenuLink icon={<EditIcon />} to={editHref(folder.id, place)}>
          {t('Edit')}
        </MenuLink>
        <MenuItem icon={<DeleteIcon />} danger onSelect={() => onDelete(folder)}>
          {t('Delete')}
        </MenuItem>
      </Menu>
      <Line line={access} icon={<TeamIcon size={14} aria-hidden />} />
      <Line line={retention} icon={<ClockIcon size={14} aria-hidden />} />
    </Card>
  );
}

/** INTG-068 */
function FolderRow({ item: { folder, access, retention }, place, onDelete }: ItemProps) {
  return (
    <Row>
      <FolderIcon aria-hidden />
      <Name to={placeHref({ ...place, folderId: folder.id })}>{folder.name}</Name>
      <Line line={access} icon={<TeamIcon size={14} aria-hidden />} />
      <Line line={retention} icon={<ClockIcon size={14} aria-hidden />} />
      <LinkButton
        style={{ paddingInline: 0, width: '28px' }}
        variant="quiet"
        size="small"
        icon={<EditIcon />}
        to={editHref(folder.id, place)}
        title={t('Edit {name}', { name: folder.name })}
        aria-label={t('Edit {name}', { name: folder.name })}
      />
      <IconButton
        size="small"
        label={t('Delete {name}', { name: folder.name })}
        icon={<DeleteIcon />}
        onClick={() => onDelete(folder)}
      />
    </Row>
  );
}

function Line({ line: { text, isWarning }, icon }: { line: FolderLine; icon: ReactNode }) {
  return (
    <IconText
      as="div"
      icon={isWarning ? 'warning' : 'subtle'}
      gap="13px"
      ps="3px"
      textStyle="xs"
      color={isWarning ? 'warning' : 'text.muted'}
      data-warning={isWarning || undefined}
    >
      {isWarning ? <WarningIcon size={14} aria-hidden /> : icon}
      <chakra.span truncate title={text}>
        {text}
      </chakra.span>
    </IconText>
  );
}

// The link covers all; buttons are above.
const Well = chakra('div', {
  base: {
    position: 'relative',
    maxH: '20rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'surface.sunken',
    '&:has([data-view=list])': { p: '0', bg: 'surface' },
    '& > [data-view=grid]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
      gap: '3',
    },
    '&:focus-visible': { boxShadow: 'var(--ring)' },
  },
});
const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '10px',
    rowGap: '0.5',
    ps: '4',
    pe: '2',
    pt: '2',
    pb: '3',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'surface',
    '& > svg': { color: 'accent.text' },
    '& > div': { gridColumn: '1 / -1' },
    '@media (hover: hover)': { '&:hover': { borderColor: 'border.control' } },
    '&:has(> a:focus-visible)': { boxShadow: 'var(--ring)' },
  },
});
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '10px',
    minH: '40px',
    ps: '3',
    pe: '2',
    '& + &': { borderTopWidth: '1px' },
    '& > svg': { color: 'text.subtle' },
    '@media (hover: hover)': { '&:hover': { bg: 'hover' } },
    '&:has(> svg + a:focus-visible)': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    smDown: {
      gridTemplateColumns: '20px minmax(0, 1fr) auto auto',
      minH: '52px',
      // Mobile has room for warnings only.
      '& > div:not([data-warning])': { display: 'none' },
      '& > div[data-warning]': { gridColumn: '2 / -1', gridRow: '2', pb: '2' },
    },
  },
});
// The link covers all; controls are above.
const Name = chakra(Link, {
  base: {
    minW: '0',
    fontWeight: 'strong',
    overflowWrap: 'anywhere',
    outline: 'none',
    boxShadow: 'none',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    '& ~ :is(a, button, [popover])': { position: 'relative' },
    '& ~ [popover]': { position: 'fixed' },
  },
});
