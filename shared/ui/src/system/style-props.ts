import { defineConfig, type SystemConfig, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/*
 * Chakra's base has 200 style props, 130 conditions and forty copies of every color. This list has the props with
 * tokens or short names: 5 kB and a third of the start less. A test compares Chakra's.
 */

type StyleProps = NonNullable<SystemConfig['utilities']>;
type StyleProp = StyleProps[string];
type Transformed = ReturnType<NonNullable<StyleProp['transform']>>;

/** `'margin m'`: tokens and short name. */
const tokens = (category: NonNullable<StyleProp['values']>, names: string): [string, StyleProp][] =>
  names.split(',').map((entry) => {
    const [name = '', ...shorthand] = entry.trim().split(' ');
    return [name, { values: category, ...(shorthand.length > 0 && { shorthand }) }];
  });

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Keeps a leading space, which separates the text from what precedes it.
  whiteSpace: 'pre',
};
const TRUNCATED = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const only = (styles: SystemStyleObject) => (value: unknown) => (value ? styles : {}) as Transformed;

const utilities: StyleProps = Object.fromEntries([
  ...tokens(
    'colors',
    'background bg, backgroundColor bgColor, color, fill, stroke, accentColor, caretColor, outlineColor, scrollbarColor, ' +
      'textDecorationColor, borderColor, borderTopColor, borderRightColor, borderBottomColor, borderLeftColor, ' +
      'borderBlockStartColor, borderBlockEndColor, borderInlineStartColor, borderInlineEndColor',
  ),
  ...tokens(
    'spacing',
    'margin m, marginTop mt, marginRight mr, marginBottom mb, marginLeft ml, marginInline mx, marginBlock my, ' +
      'marginInlineStart ms, marginInlineEnd me, marginBlockStart, marginBlockEnd, ' +
      'padding p, paddingTop pt, paddingRight pr, paddingBottom pb, paddingLeft pl, paddingInline px, paddingBlock py, ' +
      'paddingInlineStart ps, paddingInlineEnd pe, paddingBlockStart, paddingBlockEnd, ' +
      'gap, rowGap, columnGap, inset, insetInline, insetBlock, insetInlineStart, insetInlineEnd, insetBlockStart, ' +
      'insetBlockEnd, top, right, bottom, left, textIndent, scrollMargin, scrollMarginTop, scrollMarginBottom, ' +
      'scrollPadding, scrollPaddingTop, scrollPaddingBottom',
  ),
  ...tokens(
    'sizes',
    'width w, height h, minWidth minW, minHeight minH, maxWidth maxW, maxHeight maxH, flexBasis, inlineSize, blockSize, ' +
      'minInlineSize, minBlockSize, maxInlineSize, maxBlockSize',
  ),
  ...tokens(
    'radii',
    'borderRadius, borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius, borderBottomRightRadius, ' +
      'borderStartStartRadius, borderStartEndRadius, borderEndStartRadius, borderEndEndRadius',
  ),
  ...tokens('shadows', 'boxShadow, textShadow'),
  ...tokens('fonts', 'fontFamily'),
  ...tokens('fontSizes', 'fontSize'),
  ...tokens('fontWeights', 'fontWeight'),
  ...tokens('lineHeights', 'lineHeight'),
  ...tokens('letterSpacings', 'letterSpacing'),
  ...tokens('zIndex', 'zIndex'),
  ...tokens('durations', 'transitionDuration, animationDuration, animationDelay'),
  ...tokens('easings', 'transitionTimingFunction, animationTimingFunction'),
  ['boxSize', { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) }],
  ['srOnly', { transform: only(HIDDEN) }],
  ['truncate', { transform: only(TRUNCATED) }],
] satisfies [string, StyleProp][]);

const conditions = {
  // On touch screens :hover stays after a tap.
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  // Twice: rules in a media query, such as hover's, are written last.
  active: '&:active:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  invalid: '&[aria-invalid=true]',
  currentPage: '&[aria-current=page]',
  open: '&[open]',
  empty: '&:empty',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  backdrop: '&::backdrop',
  starting: '@starting-style',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
  print: '@media print',
  dark: '[data-theme=dark] &',
  light: '[data-theme=light] &',
};

export const styleProps = defineConfig({ utilities, conditions });
