import { Checkbox, chakra } from '@console/ui';
import { ChevronRightIcon } from '@console/ui/icons';
import { ComparisonTable } from '@console/ui/record';
import { n, t } from '@console/words';
import type { FieldChange } from './record-fields';

export interface PublishedRecord {
  id: string;
  code?: string;
  name: string;
  /** The target lacks the record. */
  isNew?: boolean;
  /** Undefined until loaded. */
  changes?: readonly FieldChange[] | undefined;
}

export interface PublishRowProps {
  record: PublishedRecord;
  /** 'Test' */
  target: string;
  versions: readonly [published: string, draft: string];
  /** Absent = none may be left out. */
  leftOut?: ReadonlySet<string> | undefined;
  onLeaveOut?: ((leftOut: ReadonlySet<string>) => void) | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function PublishRow({ record, target, versions, leftOut, onLeaveOut, isOpen, onToggle }: PublishRowProps) {
  const { id, code, name, changes } = record;
  const isLeftOut = leftOut?.has(id) ?? false;
  const line = (
    <Words>
      {code !== undefined && <chakra.span fontFamily="mono">{code}</chakra.span>}
      <Name hasCode={code !== undefined}>{name}</Name>
      <chakra.span color="text.muted" textStyle="xs">
        {isLeftOut ? t('Unchanged') : sayEffect(record, target)}
      </chakra.span>
    </Words>
  );
  const isAlike = changes?.length === 0;
  // Aligns rows without checkbox.
  const choice = onLeaveOut && leftOut && (
    <Choice>
      {!isAlike && (
        <Checkbox
          checked={!isLeftOut}
          aria-label={t('Publish {name}', { name: code ?? name })}
          onChange={(event) => onLeaveOut(withId(leftOut, id, !event.target.checked))}
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
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <Line as="summary">
          <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />
          {line}
        </Line>
        {isOpen && (
          <chakra.div px="3" pb="3">
            <ComparisonTable
              label={t('Changes to {name}', { name: code ?? name })}
              versions={versions.map((version) => ({ name: version }))}
              rows={changes.map(({ property, before, after }) => ({ property, values: [before, after] }))}
            />
          </chakra.div>
        )}
      </details>
    </Row>
  );
}

export function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

function sayEffect({ changes, isNew }: PublishedRecord, target: string): string {
  if (!changes) return t('Loading');
  if (isNew) return t('New in {target}', { target });
  if (changes.length === 0) return t('Nothing would change');
  return n(changes.length, '{count} change', '{count} changes');
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
    // Aligns with the arrow.
    '&:not(summary)::before': { content: '""', flex: 'none', w: '14px' },
    '&:is(summary)': { cursor: 'pointer', _hover: { bg: 'hover' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flex: 'none', color: 'text.subtle' },
    smDown: { columnGap: '2', alignItems: 'flex-start', '& > svg': { mt: '3px' } },
    // Too long beside a code.
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
// On mobile the name has a line, untruncated.
const Name = chakra('span', {
  base: { flex: '1', minW: '0', truncate: true, smDown: { overflow: 'visible', whiteSpace: 'normal' } },
  variants: { hasCode: { true: { smDown: { order: 1, flexBasis: '100%' } }, false: {} } },
});
