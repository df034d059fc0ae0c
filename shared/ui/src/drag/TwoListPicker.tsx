import { chakra } from '@chakra-ui/react';
import { formatCount, t } from '@console/words';
import { type FocusEvent, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useFieldGroup, WithinControl } from '../fields/Field';
import { DeleteIcon } from '../icons';
import { PickerList } from './PickerList';
import { NARROW } from './PickerRow';
import type { PickerOption, Side } from './use-picker-rows';
import { useDropTarget } from './use-row-drag';

interface TwoListPickerProps {
  /** Order: both lists'. */
  options: readonly PickerOption[];
  /** Ids; an unknown id is shown until removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: (event: FocusEvent) => void;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Picks some of many groups (INTG-073 to INTG-075) by button, key or drag. Each list is one tab stop: arrows move,
 * Enter or + adds, Delete or x removes, letters search.
 */
export function TwoListPicker({ options, value, onChange, onBlur, ref }: TwoListPickerProps) {
  const owner = useId();
  const field = useFieldGroup();
  const { 'aria-required': _, ...group } = field ?? {};
  const root = useRef<HTMLDivElement>(null);
  const bin = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ id: string; side: Side }>();
  const [over, setOver] = useState<Side | 'bin'>();
  const [news, setNews] = useState('');

  const selectedIds = useMemo(() => new Set(value), [value]);
  const selected = useMemo(() => {
    const optionIds = new Set(options.map(({ id }) => id));
    const unknown = value.filter((id) => !optionIds.has(id)).map((id) => ({ id, name: id }));
    return [...options.filter(({ id }) => selectedIds.has(id)), ...unknown];
  }, [options, value, selectedIds]);

  useImperativeHandle(ref, () => ({ focus: () => focusList(root.current, 'all') }), []);

  function change(ids: readonly string[], isAdded: boolean) {
    const moved = ids.filter((id) => selectedIds.has(id) !== isAdded);
    if (moved.length === 0) return;
    const movedIds = new Set(moved);
    const next = isAdded ? [...value, ...moved] : value.filter((id) => !movedIds.has(id));
    const only =
      moved.length === 1
        ? (options.find(({ id }) => id === moved[0])?.name ?? moved[0] ?? '')
        : formatCount(moved.length);
    const count = formatCount(next.length);
    setNews(
      isAdded
        ? t('{only} added, {selected} selected', { only, selected: count })
        : t('{only} removed, {selected} selected', { only, selected: count }),
    );
    onChange(next);
  }

  const sides = {
    owner,
    selectedIds,
    onJump: (to: Side) => focusList(root.current, to),
    onDragStart: (id: string, side: Side) => setDragged({ id, side }),
    onDragEnd() {
      setDragged(undefined);
      setOver(undefined);
    },
    onOver: (side: Side | undefined) => setOver(side),
  };
  useDropTarget(bin, {
    owner,
    onOver: (_id, at) => setOver(at && 'bin'),
    onDrop: (id) => change([id], false),
  });

  return (
    <Root {...group} ref={root} role="group" onBlur={onBlur}>
      <chakra.span role="status" srOnly>
        {news}
      </chakra.span>
      <WithinControl>
        <Lists data-dragging={dragged?.side}>
          <PickerList
            {...sides}
            side="all"
            title={t('All groups')}
            options={options}
            isOver={over === 'all' && dragged?.side === 'selected'}
            onAct={(ids) => change(ids, true)}
            onDrop={(id) => change([id], false)}
          />
          <Bin ref={bin} aria-hidden data-over={over === 'bin' || undefined}>
            <DeleteIcon size={20} strokeWidth={1.6} />
            <span>{dragged?.side === 'selected' ? t('Drop here to remove') : t('Drag here to remove')}</span>
          </Bin>
          <PickerList
            {...sides}
            side="selected"
            title={t('Selected')}
            options={selected}
            isOver={over === 'selected' && dragged?.side === 'all'}
            onAct={(ids) => change(ids, false)}
            onDrop={(id) => change([id], true)}
          />
        </Lists>
      </WithinControl>
    </Root>
  );
}

function focusList(root: HTMLElement | null, side: Side) {
  const otherSide = side === 'all' ? 'selected' : 'all';
  for (const list of [side, otherSide]) {
    const stop = root?.querySelector<HTMLElement>(`[data-side=${list}] li button[tabindex="0"]`);
    if (stop) return stop.focus();
  }
}

const Root = chakra('div', { base: { minW: '0', containerType: 'inline-size' } });

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 88px minmax(0, 1fr)',
    gap: '3',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Bin = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1.5',
    p: '1',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'card',
    color: 'text.subtle',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'center',
    '[data-dragging=selected] > &': { borderColor: 'danger', bg: 'danger.soft', color: 'danger' },
    '&[data-over]': { borderStyle: 'solid' },
    [NARROW]: { display: 'none' },
    '@media (pointer: coarse)': { visibility: 'hidden' },
  },
});
