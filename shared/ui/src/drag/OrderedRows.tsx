import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@console/router';
import { t } from '@console/words';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { DragIcon, MoveDownIcon, MoveUpIcon } from '../icons';
import type { TableDefinition } from '../table/model/define-table';
import { type RowAction, RowActions } from '../table/RowActions';
import { cellClass, cellProps } from '../table/TableRow';
import { TableRoot } from '../table/table-styles';
import { type DragPoint, useDropTarget, useRowDrag } from './use-row-drag';

interface OrderedRowsProps<Row> {
  /** 'Metadata columns'. */
  label: string;
  rows: readonly Row[];
  /** The first column names the row. */
  definition: Pick<TableDefinition<Row>, 'rowId' | 'columns' | 'isQuiet' | 'marked'>;
  onReorder: (rows: Row[], moved: Row) => void;
  /** Makes the row's name a link. */
  rowHref: (row: Row) => string;
  rowActions: (row: Row) => readonly RowAction[];
}

/** A second click at the same place within this time moves the same row. */
const PRESSES_ON_MS = 1000;

/**
 * A list ordered by buttons, Alt and arrows, or drag (INTG-089, INTG-090). The focus stays with the moved row, and its
 * place is read out.
 */
export function OrderedRows<Row>(props: OrderedRowsProps<Row>) {
  const { label, rows, definition, onReorder, rowHref, rowActions } = props;
  const owner = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const pressed = useRef<{ id: string; step: 1 | -1; button: HTMLButtonElement; event: PressedAt }>(undefined);
  const [news, setNews] = useState('');
  const [drop, setDrop] = useState<{ id: string; edge: 'before' | 'after' }>();
  const keepFocus = useRef<HTMLElement>(undefined);
  const [title, ...others] = definition.columns;
  const ids = rows.map(definition.rowId);
  const { pathname, search } = useLocation();
  const isOpen = (row: Row) => {
    const href = rowHref(row);
    return href.startsWith('?') ? href === search : href === pathname;
  };

  // Moving an element loses its focus.
  useLayoutEffect(() => {
    keepFocus.current?.focus();
    keepFocus.current = undefined;
  }, [rows]);

  function move(from: number, to: number, focused?: Element | null) {
    const row = rows[from];
    if (!row || !title || to < 0 || to >= rows.length || from === to) return;
    if (focused instanceof HTMLElement) keepFocus.current = focused;
    onReorder(rows.toSpliced(from, 1).toSpliced(to, 0, row), row);
    setNews(t('{name}, {place} of {count}', { name: title.text(row), place: to + 1, count: rows.length }));
  }

  function pressButton(event: MouseEvent<HTMLButtonElement>, id: string, step: 1 | -1) {
    const lastPress = pressed.current;
    const isPressedOn = lastPress?.step === step && isPressedOnAt(lastPress.event, event);
    const { id: moved, button } = isPressedOn ? lastPress : { id, button: event.currentTarget };
    pressed.current = { id: moved, step, button, event: event.nativeEvent };
    const from = ids.indexOf(moved);
    move(from, from + step, button);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const row = (event.target as Element).closest<HTMLElement>('[data-drag-id]');
    if (!event.altKey || step === undefined || !row) return;
    event.preventDefault();
    const from = ids.indexOf(row.dataset.dragId ?? '');
    move(from, from + step, document.activeElement);
  }

  useRowDrag(body, { owner, onStart: () => undefined, onEnd: () => setDrop(undefined) });
  useDropTarget(body, {
    owner,
    onOver: (_id, at) => setDrop((now) => sameOr(now, at && placeAt(at))),
    onDrop(id, at) {
      const place = placeAt(at);
      const from = ids.indexOf(id);
      const beside = ids.indexOf(place?.id ?? '');
      if (!place || beside < 0) return;
      const gap = place.edge === 'before' ? beside : beside + 1;
      move(from, gap > from ? gap - 1 : gap);
    },
  });

  if (!title) return null;
  return (
    <Root>
      <chakra.span role="status" srOnly>
        {news}
      </chakra.span>
      <table aria-label={label}>
        <thead>
          <tr>
            {definition.columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)} style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
            <th scope="col" style={{ width: '92px' }}>
              {t('Move')}
            </th>
            <th scope="col" style={{ width: '112px' }}>
              <chakra.span srOnly>{t('Actions')}</chakra.span>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the controls in its rows */}
        <tbody ref={body} onKeyDown={press}>
          {rows.map((row, index) => {
            const id = ids[index] ?? '';
            const name = title.text(row);
            const isMarked = definition.marked?.has(row);
            return (
              <tr
                key={id}
                data-drag-id={id}
                data-drop={drop?.id === id ? drop.edge : undefined}
                data-open={isOpen(row) || undefined}
                data-marked={isMarked || undefined}
                data-quiet={definition.isQuiet?.(row) || undefined}
              >
                <th scope="row" className={cellClass(title)}>
                  <span className="name">
                    <span data-drag-handle aria-hidden>
                      <DragIcon size={14} strokeWidth={2} />
                    </span>
                    <span className="lead order">{index + 1}</span>
                    {title.before && <span className="lead">{title.before(row)}</span>}
                    <Link to={rowHref(row)} aria-current={isOpen(row) ? 'true' : undefined}>
                      {name}
                    </Link>
                    {title.after?.(row)}
                    {isMarked && <span className="mark">{definition.marked?.label}</span>}
                  </span>
                </th>
                {others.map((column) => (
                  <td key={column.id} {...cellProps(column)}>
                    {column.cell ? column.cell(row) : column.text(row)}
                  </td>
                ))}
                <td className="state actions move">
                  <IconButton
                    label={t('Move {name} up', { name })}
                    icon={<MoveUpIcon />}
                    size="small"
                    disabledReason={index === 0 ? t('Already first') : undefined}
                    onClick={(event) => pressButton(event, id, -1)}
                    data-takes-every-press=""
                  />
                  <IconButton
                    label={t('Move {name} down', { name })}
                    icon={<MoveDownIcon />}
                    size="small"
                    disabledReason={index === rows.length - 1 ? t('Already last') : undefined}
                    onClick={(event) => pressButton(event, id, 1)}
                    data-takes-every-press=""
                  />
                </td>
                <td className="actions">
                  <RowActions actions={rowActions(row)} rowName={name} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Root>
  );
}

type PressedAt = Pick<globalThis.MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** True for an unmoved pointer over another row. A scripted click has no coordinates. */
const isPressedOnAt = (lastPress: PressedAt, { clientX, clientY, timeStamp }: PressedAt) =>
  (clientX !== 0 || clientY !== 0) &&
  clientX === lastPress.clientX &&
  clientY === lastPress.clientY &&
  timeStamp - lastPress.timeStamp < PRESSES_ON_MS;

type Place = { id: string; edge: 'before' | 'after' };

function placeAt({ clientX, clientY }: DragPoint): Place | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drag-id]');
  if (row?.dataset.dragId === undefined) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id: row.dataset.dragId, edge: clientY < top + height / 2 ? 'before' : 'after' };
}

/** Drags report each frame; the same object avoids a render. */
const sameOr = (now: Place | undefined, next: Place | undefined) =>
  now && next && now.id === next.id && now.edge === next.edge ? now : next;

const Root = chakra(TableRoot, {
  base: {
    '& .move': { whiteSpace: 'nowrap', textAlign: 'start', textOverflow: 'clip' },
    '& .order': { flex: 'none', w: '20px', color: 'text.subtle', fontVariantNumeric: 'tabular-nums' },
    '& [data-drag-handle]': {
      flex: 'none',
      display: 'grid',
      ms: '-22px',
      color: 'text.subtle',
      cursor: 'grab',
      opacity: 0,
    },
    '& tr:hover [data-drag-handle]': { opacity: 1 },
    '@media (width < 760px), (pointer: coarse)': { '& [data-drag-handle]': { display: 'none' } },
    '& tbody tr[data-drop=before] > :nth-child(n)': { boxShadow: 'inset 0 2px 0 var(--colors-focus)' },
    '& tbody tr[data-drop=after] > :nth-child(n)': { boxShadow: 'inset 0 -2px 0 var(--colors-focus)' },
    '@media (forced-colors: active)': {
      '& tr[data-drop=before] > *': { borderTop: '2px solid Highlight' },
      '& tr[data-drop=after] > *': { borderBottom: '2px solid Highlight' },
    },
  },
});
