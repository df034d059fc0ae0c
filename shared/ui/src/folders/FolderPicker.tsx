import { chakra } from '@chakra-ui/react';
import { n, t } from '@console/words';
import { type FocusEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { EmptyState } from '../feedback/EmptyState';
import { useFieldGroup, WithinControl } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { CloseIcon, LevelUpIcon } from '../icons';
import { Tag } from '../marks/Badge';
import { FolderBreadcrumb } from './FolderBreadcrumb';
import { NARROW } from './FolderRow';
import { FolderRows } from './FolderRows';
import { FoldersPending, NoFolderFound } from './FoldersPending';
import { type FolderSource, usePath } from './folder-source';
import { focusFolder, useFolderLevel } from './use-folder-level';

export interface FolderPickerProps {
  source: FolderSource;
  /** Ids; a missing folder is 'Deleted folder' until removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isSingle?: boolean;
  /** The first level's folder id. */
  startId?: string;
  onBlur?: (event: FocusEvent) => void;
  /** Needed only without a Field. */
  label?: string;
  ref?: Ref<{ focus: () => void }>;
}

const countFolders = (count: number) => n(count, '{count} folder', '{count} folders');

/** Chooses folders by level (INTG-040, INTG-041), with path and search. */
export function FolderPicker(props: FolderPickerProps) {
  const { source, value, onChange, isSingle = false, startId, onBlur, label, ref } = props;
  const field = useFieldGroup();
  const { 'aria-required': _, ...group } = field ?? {};
  const root = useRef<HTMLDivElement>(null);
  const level = useFolderLevel({ source, startId, root });
  const { list, folders, path, text } = level;

  useImperativeHandle(ref, () => ({ focus: () => focusFolder(root.current) }), []);

  const remove = (id: string) => onChange(value.filter((other) => other !== id));

  function toggle(id: string) {
    if (value.includes(id)) return remove(id);
    if (folders.find((folder) => folder.id === id)?.disabledReason !== undefined) return;
    onChange(isSingle ? [id] : [...value, id]);
  }

  return (
    <Root ref={root} onBlur={onBlur}>
      <Box {...group} role="group" aria-label={label}>
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
            {list.data &&
              `${text === '' ? (path.at(-1)?.name ?? t('Top level')) : t('Search')}: ${countFolders(folders.length)}`}
          </chakra.span>
          {list.data === undefined ? (
            <FoldersPending query={list} rows={4} />
          ) : folders.length > 0 ? (
            <FolderRows level={level} value={value} isSingle={isSingle} onToggle={toggle} />
          ) : text === '' ? (
            <EmptyState title={t('No folders')} level="h3">
              {t('This folder is empty.')}
            </EmptyState>
          ) : (
            <NoFolderFound text={text} />
          )}
        </WithinControl>
      </Box>
      {value.length > 0 && (
        <Chosen aria-label={t('Selected folders')}>
          {value.map((id) => (
            <ChosenFolder
              key={id}
              id={id}
              source={source}
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

function ChosenFolder({ id, source, onRemove }: { id: string; source: FolderSource; onRemove: () => void }) {
  const { data: path, isPending } = usePath(source, id);
  const isGone = path?.length === 0;
  const pathOrId = path?.map(({ name }) => name).join(' / ') ?? (isPending ? t('Loading') : id);
  const names = isGone ? t('Deleted folder') : pathOrId;
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
    borderColor: 'border',
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
