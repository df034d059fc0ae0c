import {
  createTreeCollection,
  TreeViewBranchControl,
  TreeViewBranchTrigger,
  TreeViewItem,
  TreeViewLabel,
  TreeViewNodeContext,
  TreeViewNodeProvider,
  TreeViewRoot,
  TreeViewTree,
} from '@ark-ui/react/tree-view';
import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { SearchInput } from '../fields/SearchInput';
import { ChevronRightIcon, FolderIcon, FolderOpenIcon } from '../icons';
import { ShowMore, useFirstRows } from '../lists/ShowMore';
import { FoldersPending, NoFolderFound } from './FoldersPending';
import { type Folder, type FolderSource, useChildren, useFoundFolders, usePath } from './folder-source';

export interface FolderTreeProps {
  source: FolderSource;
  /** 'Folders'. */
  label: string;
  /** Expands the folder's ancestors. */
  value: string | undefined;
  onChange: (id: string) => void;
  /** Searches all folders. */
  hasSearch?: boolean;
}

/** `children` after opening. */
interface TreeNode extends Folder {
  children?: TreeNode[];
  /** A branch for Ark before its children load. */
  childrenCount?: number;
}

/**
 * Levels are requested and drawn while open: two thousand folders cost as much as the visible ones. Arrows, Home, End
 * and letters move; Enter chooses.
 */
export function FolderTree({ source, label, value, onChange, hasSearch = false }: FolderTreeProps) {
  const [query, setQuery] = useState('');
  /** Holds the person's choices; otherwise the chosen folder's ancestors are open. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly Folder[]>>(new Map());
  const [focused, setFocused] = useState<string | null>(null);
  const top = useChildren(source, undefined);
  const { data: path = [] } = usePath(source, value);

  const collection = useMemo(() => {
    const toNode = (folder: Folder): TreeNode => {
      const children = loaded.get(folder.id)?.map(toNode);
      return { ...folder, ...(folder.hasChildren ? { childrenCount: 1 } : {}), ...(children ? { children } : {}) };
    };
    const rootNode: TreeNode = { id: '', name: '', hasChildren: true, children: (top.data ?? []).map(toNode) };
    return createTreeCollection<TreeNode>({
      rootNode,
      nodeToValue: ({ id }) => id,
      nodeToString: ({ name }) => name,
    });
  }, [top.data, loaded]);

  const expanded = [...new Set([...path.slice(0, -1).map(({ id }) => id), ...toggled.keys()])].filter(
    (id) => toggled.get(id) ?? true,
  );

  const isValueShown =
    value !== undefined &&
    collection.findNode(value) !== undefined &&
    path.slice(0, -1).every(({ id }) => expanded.includes(id));

  function setExpanded(ids: readonly string[]) {
    const closed = expanded.filter((id) => !ids.includes(id));
    const next = new Map(toggled);
    for (const id of ids) next.set(id, true);
    for (const id of closed) next.set(id, false);
    setToggled(next);
  }

  const text = query.trim();
  return (
    <Root>
      {hasSearch && <SearchInput label={t('Search folders')} value={query} onChange={setQuery} />}
      {text !== '' ? (
        <Found source={source} text={text} value={value} onChange={onChange} />
      ) : top.data === undefined ? (
        <FoldersPending query={top} rows={3} plain />
      ) : top.data.length === 0 ? (
        <EmptyState title={t('No folders')} level="h3" />
      ) : (
        <TreeViewRoot
          collection={collection}
          expandedValue={expanded}
          onExpandedChange={({ expandedValue }) => setExpanded(expandedValue)}
          selectedValue={value === undefined ? [] : [value]}
          onSelectionChange={({ selectedValue: [id] }) => id !== undefined && onChange(id)}
          // Tab goes to the chosen folder if visible, else to the first.
          focusedValue={focused ?? (isValueShown ? value : null)}
          onFocusChange={({ focusedValue }) => setFocused(focusedValue)}
          expandOnClick={false}
        >
          <TreeViewLabel asChild>
            <span hidden>{label}</span>
          </TreeViewLabel>
          <TreeViewTree>
            {collection.rootNode.children?.map((node, index) => (
              <Node
                key={node.id}
                node={node}
                indexPath={[index]}
                source={source}
                onLoaded={(id, folders) => setLoaded((now) => new Map(now).set(id, folders))}
              />
            ))}
          </TreeViewTree>
        </TreeViewRoot>
      )}
    </Root>
  );
}

interface NodeProps {
  node: TreeNode;
  indexPath: number[];
  source: FolderSource;
  onLoaded: (id: string, children: readonly Folder[]) => void;
}

function Node({ node, indexPath, source, onLoaded }: NodeProps) {
  return (
    <TreeViewNodeProvider node={node} indexPath={indexPath}>
      {node.hasChildren ? (
        <TreeViewNodeContext>
          {({ depth, expanded, selected }) => (
            // Ark's tree item holds a button; here the item has the focus.
            <div role="none">
              <TreeViewBranchControl
                role="treeitem"
                aria-level={depth}
                aria-expanded={expanded}
                aria-selected={selected}
                aria-label={node.name}
                style={{ '--depth': depth } as CSSProperties}
              >
                <TreeViewBranchTrigger asChild role="presentation">
                  <span aria-hidden>
                    <ChevronRightIcon size={14} strokeWidth={2} />
                  </span>
                </TreeViewBranchTrigger>
                {expanded ? <FolderOpenIcon aria-hidden /> : <FolderIcon aria-hidden />}
                <span>{node.name}</span>
                {node.badge}
              </TreeViewBranchControl>
              {expanded && (
                <div role="group">
                  <Children node={node} source={source} onLoaded={onLoaded}>
                    {node.children?.map((child, index) => (
                      <Node
                        key={child.id}
                        node={child}
                        indexPath={[...indexPath, index]}
                        source={source}
                        onLoaded={onLoaded}
                      />
                    ))}
                  </Children>
                </div>
              )}
            </div>
          )}
        </TreeViewNodeContext>
      ) : (
        <TreeViewItem>
          <FolderIcon aria-hidden />
          <span>{node.name}</span>
          {node.badge}
        </TreeViewItem>
      )}
    </TreeViewNodeProvider>
  );
}

function Children({
  node,
  source,
  onLoaded,
  children,
}: Pick<NodeProps, 'node' | 'source' | 'onLoaded'> & { children: ReactNode }) {
  const query = useChildren(source, node.id);
  const { data } = query;
  const hand = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data) hand(node.id, data);
  }, [data, node.id]);
  return data === undefined ? <FoldersPending query={query} rows={3} plain /> : children;
}

const ROWS = 100;

function Found({ source, text, value, onChange }: Omit<FolderTreeProps, 'label' | 'hasSearch'> & { text: string }) {
  const results = useFoundFolders(source, text);
  const rows = useFirstRows(results.data ?? [], ROWS);
  if (results.data === undefined) return <FoldersPending query={results} rows={3} plain />;
  if (results.data.length === 0) return <NoFolderFound text={text} />;
  return (
    <ul aria-label={t('Matching folders')}>
      {rows.shown.map(({ id, name, above }) => (
        <li key={id}>
          <Hit type="button" aria-current={id === value || undefined} onClick={() => onChange(id)}>
            <FolderIcon aria-hidden />
            <span>
              {name}
              {above.length > 0 && <small>{above.join(' / ')}</small>}
            </span>
          </Hit>
        </li>
      ))}
      {rows.left > 0 && (
        <li>
          <ShowMore rows={rows} />
        </li>
      )}
    </ul>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  minH: 'control',
  px: '2',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { bg: 'hover' } },
  '& > svg': { flex: 'none', color: 'text.subtle' },
  '@media (pointer: coarse)': { minH: 'touch' },
} as const;

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '& [data-part=branch-control], & [data-part=item]': {
      ...row,
      ps: 'calc(var(--depth) * 16px - 8px)',
      outlineOffset: '-2px',
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
      '&[data-selected]': { bg: 'selected', color: 'accent.text', fontWeight: 'medium' },
    },
    // No arrow: the padding aligns icons.
    '& [data-part=item]': { ps: 'calc(var(--depth) * 16px + 20px)' },
    '& [data-part=branch-trigger]': {
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      w: '20px',
      alignSelf: 'stretch',
      cursor: 'pointer',
      transition: 'rotate {durations.hover}',
      '&[data-state=open]': { rotate: '90deg' },
    },
    '& [data-part=branch-control] > span:not([data-part]), & [data-part=item] > span:first-of-type': {
      minW: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '@media (forced-colors: active)': { '& [data-selected]': { borderInlineStart: '3px solid Highlight' } },
  },
});
const Hit = chakra('button', {
  base: {
    ...row,
    py: '1',
    '&[aria-current]': { bg: 'selected', color: 'accent.text' },
    '& > span': { minW: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', color: 'text.muted' },
  },
});
