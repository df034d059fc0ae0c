import { Checkbox, chakra, counted } from '@console/ui';
import { ChevronRightIcon } from '@console/ui/icons';
import { ComparisonTable } from '@console/ui/record';
import { useState } from 'react';
import type { FieldChange } from './record-fields';

/** What publishing would do to one record. */
export interface PublishedRecord {
  id: string;
  /** What the platform calls it, in front of its name. */
  code?: string;
  name: string;
  /** It is not there yet. */
  isNew?: boolean;
  /** Undefined while they are looked up. */
  changes?: readonly FieldChange[] | undefined;
}

export interface PublishRowProps {
  record: PublishedRecord;
  /** The environment that it is published to, in sentences: 'Test'. */
  target: string;
  /** The heads of a record's differences: the published version and the draft. */
  versions: readonly [published: string, draft: string];
  /** The ids of the records that are not published, if each may be left out. */
  leftOut?: ReadonlySet<string> | undefined;
  onLeaveOut?: ((leftOut: ReadonlySet<string>) => void) | undefined;
  /** Shows the differences from the start. */
  areOpen: boolean;
}

/** One record of the review before publishing: what will change, and the choice to leave it out. */
export function PublishRow({ record, target, versions, leftOut, onLeaveOut, areOpen }: PublishRowProps) {
  const { id, code, name, changes } = record;
  const isLeftOut = leftOut?.has(id) ?? false;
  const [isOpen, setIsOpen] = useState(areOpen);
  const line = (
    <Words>
      {code !== undefined && <chakra.span fontFamily="mono">{code}</chakra.span>}
      <Name hasCode={code !== undefined}>{name}</Name>
      <chakra.span color="text.muted" textStyle="xs">
        {isLeftOut ? 'Stays as it is' : sayEffect(record, target)}
      </chakra.span>
    </Words>
  );
  const isAlike = changes?.length === 0;
  // Without a box its room stays empty, so that what is said stands in one column.
  const choice = onLeaveOut && leftOut && (
    <Choice>
      {!isAlike && (
        <Checkbox
          checked={!isLeftOut}
          aria-label={`Publish ${code ?? name}`}
          onChange={({ target: { checked } }) => {
            const others = new Set(leftOut);
            if (checked) others.delete(id);
            else others.add(id);
            onLeaveOut(others);
          }}
        />
      )}
    </Choice>
  );
  if (!changes || isAlike) {
    return (
      <Row>
        {choice}
        <Line data-quiet={isAlike || !choice ? '' : undefined}>{line}</Line>
      </Row>
    );
  }
  return (
    <Row>
      {choice}
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <Line as="summary">
          <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />
          {line}
        </Line>
        {isOpen && (
          <chakra.div px="3" pb="3">
            <ComparisonTable
              label={`Changes of ${code ?? name}`}
              versions={versions.map((version) => ({ name: version }))}
              rows={changes.map(({ property, before, after }) => ({ property, values: [before, after] }))}
            />
          </chakra.div>
        )}
      </details>
    </Row>
  );
}

function sayEffect({ changes, isNew }: PublishedRecord, target: string): string {
  if (!changes) return 'Looking up';
  if (isNew) return `New in ${target}`;
  if (changes.length === 0) return 'Nothing would change';
  return counted(changes.length, { one: 'change', many: 'changes' });
}

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', '& > :last-child': { flex: '1', minW: '0' } },
});
const Choice = chakra('span', { base: { display: 'inline-flex', flex: 'none', w: '32px', ps: '3', pt: '2' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    listStyle: 'none',
    color: 'inherit',
    '&[data-quiet]': { color: 'text.muted' },
    // The room of the arrow that opens a row.
    '&:not(summary)::before': { content: '""', flex: 'none', w: '14px' },
    '&:is(summary)': { cursor: 'pointer', _hover: { bg: 'hover' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flex: 'none', color: 'text.subtle' },
    smDown: { columnGap: '2', alignItems: 'flex-start', '& > svg': { mt: '3px' } },
    // It is too long to stand beside a code.
    '&[data-quiet] > span > :last-child': { smDown: { order: 1 } },
  },
});
const Words = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    smDown: { flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  },
});
// On a phone the name is whole, in a line of its own below the code; without a code it stands first.
const Name = chakra('span', {
  base: { flex: '1', minW: '0', truncate: true, smDown: { overflow: 'visible', whiteSpace: 'normal' } },
  variants: { hasCode: { true: { smDown: { order: 1, flexBasis: '100%' } }, false: {} } },
});
