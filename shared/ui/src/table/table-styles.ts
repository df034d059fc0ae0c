import { chakra } from '@chakra-ui/react';
import { LOW_WINDOW } from '../system/tokens';
import { type Column, isLabelledLine } from './model/define-table';

const TICK_WIDTH = '64px';
const CARD = { padding: '10px', title: '1.5rem', line: '1.125rem', least: '3.875rem' };

const WITHOUT_SECOND = { '& .p2': { display: 'none' }, '& table': { '--edge2': 'var(--page-inset)' } };
const WITHOUT_THIRD = {
  '& .p3': { display: 'none' },
  // The name gets the room first; the last column may be hidden.
  '& table': { '--about': 'none', '--edge': 'var(--page-inset)' },
};

export function cardHeight(columns: readonly Pick<Column<never>, 'mobile' | 'isActions'>[]): string {
  const lines = columns.filter((column) => column.mobile === 'detail' || isLabelledLine(column)).length;
  return `max(${CARD.least}, calc(2 * ${CARD.padding} + ${CARD.title} + ${lines} * ${CARD.line}))`;
}

/*
 * Cells are plain elements: a styled component for each would cost more than the cell. The root is the query container,
 * so the table also adapts beside a panel.
 */
export const TableRoot = chakra('section', {
  base: {
    containerType: 'inline-size',
    // Contains screen-reader texts; a size container alone does not.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& table': { width: '100%', tableLayout: 'fixed' },
    '& thead th': {
      position: 'sticky',
      top: 'var(--sticky-top, 0px)',
      zIndex: 'sticky',
      height: 'row.head',
      paddingInline: '3',
      background: 'surface',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
      color: 'text.subtle',
      textStyle: 'xs',
      lineHeight: '1rem',
      fontWeight: 'medium',
      [LOW_WINDOW]: { position: 'static' },
    },
    '& tbody :is(th, td)': {
      height: 'row',
      paddingInline: '3',
      borderBottomWidth: '1px',
      truncate: true,
    },
    '& :is(th, td).tick': { width: TICK_WIDTH, paddingInlineEnd: 0, overflow: 'visible' },
    '& thead[data-covered] th': { background: 'selected' },
    '& .actions': { overflow: 'visible', textAlign: 'end', cursor: 'default' },
    '& .end': { textAlign: 'end' },
    '& td.muted': { color: 'text.muted' },
    '& :is(th, td).identifier': { fontFamily: 'mono', fontSize: 'xs' },

    // Clear of sticky head and foot.
    '& tbody tr[data-href], & tbody a, & tbody button, & tbody input': { scrollMarginBlock: 'var(--sizes-touch)' },
    '& tbody tr[data-href]': { cursor: 'pointer' },
    // Drawing rows moves the space; a browser that scrolls after it would draw rows without end.
    '& .space': { overflowAnchor: 'none', visibility: 'hidden' },
    '& .space > td': { height: 0, padding: 0, border: 0 },
    '&[data-picker] tbody tr:has(input)': { cursor: 'pointer' },
    // On the head cell, which every row shows; content of the row itself would become another cell.
    '& tr': { position: 'relative' },
    '& tr[data-marked]': { background: 'changed' },
    '& tr:is([data-selected], [data-open])': { background: 'selected' },
    '& tr[data-marked] > th::before, & tr[data-open] > th::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: '3px solid var(--colors-changed-mark)',
    },
    // The edge shows the mark to everybody else.
    '& .mark': { srOnly: true },
    '& tr[data-open] > th::after': { insetInline: 'auto 0', borderColor: 'accent.text' },
    '& tr[data-quiet]': { color: 'text.muted' },
    '& .name': { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
    // Its own colour is close to the row's.
    '& tr:is([data-selected], [data-open]) .lead > [data-decoration]': { background: 'surface' },
    '& .name > a, & .name > span.words': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontWeight: 'medium',
      borderRadius: 'badge',
    },
    '& .name > .about': {
      display: 'var(--about, block)',
      flex: '1',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      textStyle: 'xs',
      color: 'text.muted',
    },
    '& td > a.cell': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .name > a:focus-visible': {
      boxShadow: 'inset 0 0 0 2px var(--colors-focus)',
      paddingInline: '1',
      marginInline: '-1',
    },
    '& tr:hover .name > a': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    '& tr[data-open] .name > a': { color: 'accent.text' },

    '@container (width < 68.75rem)': { '& .p4': { display: 'none' } },

    '@media (width >= 760px)': {
      '& td > a.cell': { lineHeight: 'calc({sizes.row} - 1px)' },
      '& tr > :first-child': { paddingInlineStart: 'var(--page-inset)' },
      '& tr > :last-child': { '--edge': 'var(--page-inset)' },
      '& tr > :is(:last-child, :nth-last-child(1 of :not(.p3, .p4)))': { paddingInlineEnd: 'var(--edge, 12px)' },
      '& tr > :nth-last-child(1 of :not(.p2, .p3, .p4))': { paddingInlineEnd: 'var(--edge2, var(--edge, 12px))' },
      '& tbody tr:not(.space, [data-selected], [data-open]):hover': { background: 'hover' },
      '& tbody tr[data-href]:active:not([data-selected], [data-open], :has(:is(button, input):active))': {
        background: 'pressed',
      },
    },

    '@media screen and (width < 760px)': {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& :is(table, tbody)': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: `minmax(${CARD.title}, auto)`,
        // All rows must be equally high.
        gridAutoRows: `minmax(${CARD.line}, auto)`,
        // Narrow later lines fill gaps.
        gridAutoFlow: 'row dense',
        columnGap: '2',
        alignItems: 'center',
        lineHeight: CARD.title,
        minHeight: CARD.least,
        paddingBlock: CARD.padding,
        paddingInline: 'var(--page-inset)',
        borderBottomWidth: '1px',
      },
      '& tbody tr[data-ticks]': { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
      '& tbody :is(th, td)': { display: 'none', height: 'auto', padding: 0, border: 0 },
      '& tbody tr.space': { display: 'block', minHeight: 0, padding: 0, border: 0 },
      '& tbody td.tick': { display: 'block', width: 'auto', alignSelf: 'start' },
      '& tbody .title': { display: 'block', gridRow: 1, gridColumn: '-3', fontWeight: 'medium' },
      // The naming column may be a detail.
      '& tbody :is(th, td):is(.state, .detail, .line, .below)': { display: 'block' },
      // Beside the name, not between its lines.
      '& tbody td.state': { gridColumn: '-2', alignSelf: 'start', marginBlock: '-1px', textAlign: 'end' },
      '& tbody td.state.actions': { marginBlock: '-6px' },
      '& tbody :is(th, td).detail': { gridColumn: '-3' },
      '& tbody td.line, & tbody tr:not(:has(.state.actions, .state ~ .state)) :is(th, td).detail': {
        gridColumn: '-3 / -1',
      },
      '& tbody :is(th, td):is(.detail, .line)': { textAlign: 'start', textStyle: 'xs', color: 'text.muted' },
      // Compared and copied, so never cut.
      '& tbody td.identifier.line': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      // Screen readers have the hidden head.
      '& tbody td.line::before': {
        fontFamily: 'sans',
        content: ['attr(data-header) " "', 'attr(data-header) " " / ""'],
      },
      '& tbody td.line:empty::before': { content: 'none' },
      '& tbody :is(th, td):is(.detail, .line) svg': { display: 'inline-block', boxSize: '14px', verticalAlign: '-2px' },
      // State and actions side by side.
      '& tbody tr:has(.state:not(.actions)):has(.state.actions)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        '&[data-ticks]': { gridTemplateColumns: '28px minmax(0, 1fr) auto auto' },
        '& > :is(.title, .detail)': { gridColumn: '-4' },
        '& > .line': { gridColumn: '-4 / -1' },
        '& > .state:not(.actions)': { gridColumn: '-3' },
      },
      // Buttons with text, on their own line.
      '& tbody td.below': { gridColumn: '1 / -1', marginInline: '-2' },
      '& .name:has(> .about)': { flexWrap: 'wrap', rowGap: 0 },
      '& tbody .name > .about': { display: 'block', flexBasis: '100%' },
      // The name says the same.
      '& .lead:has(> [data-decoration])': { display: 'none' },
      // 24 px targets, even under the floating bar.
      '& tbody :is(th, td).detail .name > a, & tbody td.state a': { paddingBlock: '1', marginBlock: '-1' },
    },
  },
  variants: {
    secondGivesWayBelow: {
      480: { '@container (width < 30rem)': WITHOUT_SECOND },
      560: { '@container (width < 35rem)': WITHOUT_SECOND },
      640: { '@container (width < 40rem)': WITHOUT_SECOND },
    },
    thirdGivesWayBelow: {
      720: { '@container (width < 45rem)': WITHOUT_THIRD },
      760: { '@container (width < 47.5rem)': WITHOUT_THIRD },
      840: { '@container (width < 52.5rem)': WITHOUT_THIRD },
      1000: { '@container (width < 62.5rem)': WITHOUT_THIRD },
    },
  },
  defaultVariants: { secondGivesWayBelow: 480, thirdGivesWayBelow: 720 },
});

export const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    minHeight: '40px',
    marginBottom: '2',
    paddingInline: 'var(--page-inset)',
    '@media (width < 760px)': { gap: '1.5' },
    _print: { display: 'none' },
  },
  variants: { mobileOnly: { true: { marginBottom: 0, '@media (width >= 760px)': { display: 'none' } } } },
});

const AS_ICON = { flex: 'none', gap: 0, paddingInline: '1.5', fontSize: 0 };
/** The first action keeps its text; later actions keep the icon. */
const LATER_AS_ICONS = { '& > button:not(:first-of-type)': AS_ICON };

/** Covers the head, so that nothing moves; floats on mobile. */
export const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: '3',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    height: 'row.head',
    marginBottom: 'calc(-1 * var(--sizes-row-head))',
    marginInlineStart: TICK_WIDTH,
    padding: '0 calc(var(--page-inset) - 8px) 0 12px',
    background: 'selected',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    _print: { display: 'none' },
    '& .count': { marginInlineEnd: '2', fontWeight: 'strong', whiteSpace: 'nowrap' },
    '@container (width < 60rem)': { '&:has(> button:nth-of-type(6))': LATER_AS_ICONS },
    '@container (width < 48rem)': { '&:has(> button:nth-of-type(4))': LATER_AS_ICONS },
    '@media (width < 760px)': {
      order: 1,
      top: 'auto',
      bottom: '2',
      height: '3.25rem',
      margin: '2',
      padding: '0 8px 0 14px',
      background: 'raised',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'card',
      boxShadow: '3',
      '& > button': { minWidth: '32px', minHeight: '44px' },
      ...LATER_AS_ICONS,
      // Five actions and Cancel leave no room for gaps.
      '&:has(> button:nth-of-type(6))': { gap: 0 },
      '&:has(> button:nth-of-type(6)) > button': AS_ICON,
      '& .count': { minWidth: 0, marginInlineEnd: '1', overflow: 'hidden', textOverflow: 'ellipsis' },
      // Four actions leave room for the number, not for the noun.
      '&:has(> button:nth-of-type(5)):not(:has(> button:nth-of-type(6))) .count': {
        flex: 'none',
        display: 'flex',
        fontSize: 0,
        '&::before': { content: ['attr(data-count)', 'attr(data-count) / ""'], textStyle: 'sm' },
      },
      // A picker has a button with the count here.
      '[data-picker] > &': { display: 'none' },
    },
  },
});

export const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    position: 'sticky',
    bottom: 0,
    minHeight: '44px',
    marginTop: '-1px',
    borderTopWidth: '1px',
    bg: 'surface',
    paddingInline: 'var(--page-inset)',
    color: 'text.muted',
    textStyle: 'xs',
    '& .paper': { display: 'none' },
    _print: { position: 'static', '& .paper': { display: 'inline' } },
    '@media (width < 760px)': { position: 'static', rowGap: '1', paddingBlock: '3' },
    [LOW_WINDOW]: { position: 'static' },
    // A picker has the panel's footer here.
    '[data-picker] > &': { position: 'static' },
  },
});

export const MarkedNote = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: {
      content: '""',
      w: '11px',
      h: '14px',
      bg: 'changed',
      borderInlineStart: '3px solid',
      borderColor: 'changed.mark',
    },
  },
});
