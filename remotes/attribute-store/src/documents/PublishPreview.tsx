import { Button, chakra } from '@console/ui';
import { ChevronRightIcon } from '@console/ui/icons';
import { ComparisonTable } from '@console/ui/record';
import { useState } from 'react';
import type { DocumentPreview } from './document-previews';

/** As many as are drawn at once: nobody reads a thousand, and each may be opened. */
const PAGE = 50;

/** Document by document, what publishing would change. */
export function PublishPreview({ previews, target }: { previews: readonly DocumentPreview[]; target: string }) {
  const [drawn, setDrawn] = useState(PAGE);
  const left = previews.length - drawn;
  return (
    <List aria-label="What will change">
      {previews.slice(0, drawn).map((preview) => (
        <li key={preview.document.id}>
          <Preview preview={preview} target={target} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <Button size="small" look="quiet" onClick={() => setDrawn(drawn + PAGE)}>
            Show {Math.min(PAGE, left)} of {left.toLocaleString('en-GB')} more
          </Button>
        </li>
      )}
    </List>
  );
}

function Preview({ preview: { document, isNew, changes }, target }: { preview: DocumentPreview; target: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const line = (
    <>
      <chakra.span fontFamily="mono">{document.type}</chakra.span>
      <chakra.span flex="1" minW="0" truncate>
        {document.name}
      </chakra.span>
      <chakra.span color="text.muted" textStyle="xs">
        {sayEffect(changes.length, isNew, target)}
      </chakra.span>
    </>
  );
  if (changes.length === 0) return <Line data-quiet>{line}</Line>;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Line as="summary">
        <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />
        {line}
      </Line>
      {isOpen && (
        <chakra.div px="3" pb="3">
          <ComparisonTable
            label={`Changes of ${document.type}`}
            versions={[{ name: `${target} now` }, { name: 'After publishing' }]}
            rows={changes.map(({ property, before, after }) => ({ property, values: [before, after] }))}
          />
        </chakra.div>
      )}
    </details>
  );
}

function sayEffect(changes: number, isNew: boolean, target: string): string {
  if (isNew) return `New in ${target}`;
  if (changes === 0) return 'Nothing would change';
  return changes === 1 ? '1 change' : `${changes} changes`;
}

const List = chakra('ul', {
  base: {
    maxH: 'min(320px, 40dvh)',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& > li:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'border' },
    '& [open] > summary > svg': { rotate: '90deg' },
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 37px' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    listStyle: 'none',
    '&[data-quiet]': { color: 'text.muted', ps: '38px' },
    '&:is(summary)': { cursor: 'pointer', _hover: { bg: 'hover' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flex: 'none', color: 'text.subtle' },
    smDown: { flexWrap: 'wrap', columnGap: '2', rowGap: '0' },
  },
});
