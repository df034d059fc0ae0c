import type { attributeStore } from '@console/api';
import { chakra } from '@console/ui';

const MOST = 50;

/** Which documents a dialog is about. */
export function SelectedDocuments({ documents }: { documents: readonly attributeStore.Document[] }) {
  const others = documents.length - MOST;
  return (
    <List aria-label="Selected documents">
      {documents.slice(0, MOST).map(({ id, type, name }) => (
        <li key={id}>
          <chakra.span fontFamily="mono">{type}</chakra.span> {name}
        </li>
      ))}
      {others > 0 && <li>and {others.toLocaleString('en-GB')} more</li>}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    maxH: '168px',
    overflowY: 'auto',
    mt: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'surface.sunken',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& li': { py: '0.5' },
  },
});
