import { chakra } from '@chakra-ui/react';
import { n, t } from '@console/words';
import { type FocusEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { TextButton } from '../buttons/TextLink';
import { EmptyState } from '../feedback/EmptyState';
import type { LoadQuery } from '../feedback/LoadError';
import { NotLoaded } from '../feedback/NotLoaded';
import { Loading } from '../feedback/Skeleton';
import { useFieldGroup, WithinControl } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { ChevronRightIcon, CloseIcon, FolderIcon, HomeIcon, LevelUpIcon, MoreIcon } from '../icons';
import { Tag } from '../marks/Badge';
import { Menu } from '../popovers/Menu';
import { MenuItem } from '../popovers/MenuItem';
import { NARROW } from './FolderRow';
import { FolderRows } from './FolderRows';
import { type Folder, indexFolders, type ListedFolder } from './folder-index';
import { focusFolder, useFolderLevel } from './use-folder-level';

export interface FolderPickerProps {
  folders: LoadQuery & { data: readonly ListedFolder[] | undefined };
  /** Ids; a missing folder is 'Deleted folder' until removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The first level's folder id. */
  startId: string | undefined;
  onBlur?: (event: FocusEvent) => void;
  ref?: Ref<{ focus: () => void }>;
}

const countFolders = (count: number) => n(count, '{count} folder', '{count} folders');

/** Chooses folders by level (INTG-040, INTG-041), with path and search. */
export function FolderPicker({ folders: query, value, onChange, startId, onBlur, ref }: FolderPickerProps) {
  const field = useFieldGroup();
  const { 'aria-required': _, ...group } = field ?? {};
  const root = useRef<HTMLDivElement>(null);
  const index = useMemo(() => query.data && indexFolders(query.data), [query.data]);
  const level = useFolderLevel({ index, startId, root });
  const { folders, path, text } = level;

  useImperativeHandle(ref, () => ({ focus: () => focusFolder(root.current) }), []);

  const remove = (id: string) => onChange(value.filter((otherId) => otherId !== id));

  const toggle = (id: string) => (value.includes(id) ? remove(id) : onChange([...value, id]));

  return (
    <Root ref={root} onBlur={onBlur}>
      <Box {...group} role="group">
        <WithinControl>
          <Bar>
            <IconButton
              size="small"
              label={t('Go up one level')}
              icon={<LevelUpIcon />}
              disabledReason={level.isTop ? t('This is the top level') : undefined}
              onClick={level.goUp}
            />
            {text === '' ? (
              <FolderBreadcrumb path={path} onOpen={level.open} />
            ) : (
              <Everywhere>{t('All folders')}</Everywhere>
            )}
            <SearchInput label={t('Search folders')} value={level.query} onChange={level.setQuery} />
          </Bar>
          <chakra.span role="status" srOnly>
            {index &&
              `${text === '' ? (path.at(-1)?.name ?? t('Top level')) : t('Search')}: ${countFolders(folders.length)}`}
          </chakra.span>
          {index === undefined ? (
            query.error ? (
              <chakra.div p="4">
                <NotLoaded query={query}>{t('Failed to load folders')}</NotLoaded>
              </chakra.div>
            ) : (
              <Loading rows={4} />
            )
          ) : folders.length > 0 ? (
            <FolderRows level={level} value={value} onToggle={toggle} />
          ) : text === '' ? (
            <EmptyState title={t('No folders')} level="h3">
              {t('This folder is empty.')}
            </EmptyState>
          ) : (
            <EmptyState condition="nothing-found" title={t('No folders found')} level="h3">
              {t('No folders match “{text}”.', { text })}
            </EmptyState>
          )}
        </WithinControl>
      </Box>
      {value.length > 0 && (
        <Chosen aria-label={t('Selected folders')}>
          {value.map((id) => (
            <ChosenFolder
              key={id}
              path={index?.pathOf(id)}
              placeholder={query.error ? id : t('Loading')}
              onRemove={() => {
                remove(id);
                focusFolder(root.current);
              }}
            />
          ))}
        </Chosen>
      )}
    </Root>
  );
}

interface ChosenFolderProps {
  /** Empty = deleted. */
  path: readonly Folder[] | undefined;
  placeholder: string;
  onRemove: () => void;
}

function ChosenFolder({ path, placeholder, onRemove }: ChosenFolderProps) {
  const isGone = path?.length === 0;
  const names = isGone ? t('Deleted folder') : (path?.map(({ name }) => name).join(' / ') ?? placeholder);
  return (
    <Tag as="li" data-gone={isGone || undefined}>
      <span>{names}</span>
      <IconButton size="small" label={t('Remove {name}', { name: names })} icon={<CloseIcon />} onClick={onRemove} />
    </Tag>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '2', minW: '0', containerType: 'inline-size' } });
const Box = chakra('div', {
  base: {
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'surface',
    '&[aria-invalid=true]': { borderColor: 'danger' },
    '--page-inset': '16px',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    bg: 'surface.sunken',
    '& > div:last-child': { flex: 'none', w: '216px', h: 'control.small' },
    [NARROW]: { flexWrap: 'wrap', gap: '6px 4px', '& > div:last-child': { w: 'full', h: 'control' } },
  },
});
const Everywhere = chakra('span', { base: { flex: '1', minW: '0', px: '1', color: 'text.muted' } });
const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > li': { gap: '1', h: '26px', pe: '0.5', color: 'text' },
    '& > li[data-gone]': { bg: 'danger.soft', color: 'danger' },
    '& > li > span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& button': { h: '22px' },
    '@media (pointer: coarse)': { '& > li': { h: '36px' }, '& button': { h: '32px' } },
  },
});

function FolderBreadcrumb({ path, onOpen }: { path: readonly Folder[]; onOpen: (id?: string) => void }) {
  const above = path.slice(0, -1);
  const middle = above.slice(0, -1);
  const parent = above.at(-1);
  const here = path.at(-1);
  return (
    <Path role="group" aria-label={t('Folder path')}>
      <IconButton size="small" label={t('Home')} icon={<HomeIcon />} onClick={() => onOpen()} />
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
