import { createTreeCollection, TreeView } from '@ark-ui/react/tree-view';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ArchiveIcon, ChevronRightIcon } from '../icons';
import { type Folder, indexFolders } from './folder-index';

export interface FolderTreeProps {
  label: string;
  /** All folders, flat. Keep the array the same while it has not changed. */
  folders: readonly Folder[];
  /** The opened folder; its ancestors are unfolded. */
  value: string | undefined;
  onChange: (id: string) => void;
}

interface Node {
  id: string;
  name: string;
  children?: Node[];
}

/**
 * All folders as a tree, of which one is opened. Arrows, Home, End and first letters move, → and ← unfold and fold.
 * Folded branches are not drawn, so thousands of folders stay quick.
 */
export function FolderTree({ label, folders, value, onChange }: FolderTreeProps) {
  const index = useMemo(() => indexFolders(folders), [folders]);
  const collection = useMemo(() => {
    const toNode = ({ id, name }: Folder): Node => {
      const below = index.childrenOf(id);
      return below.length === 0 ? { id, name } : { id, name, children: below.map(toNode) };
    };
    return createTreeCollection<Node>({
      nodeToValue: ({ id }) => id,
      nodeToString: ({ name }) => name,
      rootNode: { id: '', name: '', children: index.childrenOf(undefined).map(toNode) },
    });
  }, [index]);

  const [unfolded, setUnfolded] = useState<string[]>([]);
  // What leads to the opened folder is always seen, however it was opened.
  const ancestors = index
    .ancestorsOf(value)
    .slice(0, -1)
    .map(({ id }) => id);
  const [seen, setSeen] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    setUnfolded([...new Set([...unfolded, ...ancestors])]);
  }

  return (
    <Root
      collection={collection}
      selectedValue={value === undefined ? [] : [value]}
      onSelectionChange={({ selectedValue: [id] }) => id !== undefined && id !== value && onChange(id)}
      expandedValue={unfolded}
      onExpandedChange={({ expandedValue }) => setUnfolded(expandedValue)}
      expandOnClick={false}
      lazyMount
      unmountOnExit
    >
      <Tree aria-label={label}>
        {collection.rootNode.children?.map((node, at) => (
          <TreeNode key={node.id} node={node} indexPath={[at]} />
        ))}
      </Tree>
    </Root>
  );
}

function TreeNode({ node, indexPath }: { node: Node; indexPath: number[] }) {
  return (
    <TreeView.NodeProvider node={node} indexPath={indexPath}>
      {node.children ? (
        <TreeView.Branch>
          <Line as={TreeView.BranchControl} style={{ paddingInlineStart: indent(indexPath) }}>
            <TreeView.BranchTrigger aria-label={`Unfold ${node.name}`}>
              <TreeView.BranchIndicator>
                <ChevronRightIcon size={14} aria-hidden />
              </TreeView.BranchIndicator>
            </TreeView.BranchTrigger>
            <ArchiveIcon aria-hidden />
            <TreeView.BranchText>{node.name}</TreeView.BranchText>
          </Line>
          <TreeView.BranchContent>
            {node.children.map((child, at) => (
              <TreeNode key={child.id} node={child} indexPath={[...indexPath, at]} />
            ))}
          </TreeView.BranchContent>
        </TreeView.Branch>
      ) : (
        <Line as={TreeView.Item} style={{ paddingInlineStart: indent(indexPath) }}>
          <i />
          <ArchiveIcon aria-hidden />
          <TreeView.ItemText>{node.name}</TreeView.ItemText>
        </Line>
      )}
    </TreeView.NodeProvider>
  );
}

const indent = (indexPath: readonly number[]) => `${8 + (indexPath.length - 1) * 16}px`;

const Root = chakra(TreeView.Root<Node>, { base: { minW: '0' } });
const Tree = chakra(TreeView.Tree, { base: { display: 'grid', gap: '1px' } });
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 16px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '1.5',
    minH: '32px',
    pe: '2',
    borderRadius: 'control',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bg: 'hover' },
    '&[data-selected]': { bg: 'accent.soft', color: 'accent.text', fontWeight: 'medium' },
    '&:focus-visible': { boxShadow: 'var(--ring)', outline: 'none' },
    '& button': { display: 'grid', placeItems: 'center', boxSize: '24px' },
    '& [data-part=branch-indicator]': { display: 'grid', transition: 'rotate {durations.open} {easings.out}' },
    '& [data-part=branch-indicator][data-state=open]': { rotate: '90deg' },
    smDown: { minH: '44px' },
    '@media (forced-colors: active)': { '&[data-selected]': { outline: '2px solid' } },
  },
});
