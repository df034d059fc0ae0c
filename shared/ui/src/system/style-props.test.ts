import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { styleProps } from './style-props';
import { system } from './system';

const LEFT_OUT = [
  /^(?:gradient|ring|divide|space|translate|scrollSnap|focusRing|boxShadowColor|borderSpacing|gridGap|grid.*Gap)/,
  /^(?:scrollMargin|scrollPadding)(?:Left|Right|X|Y|Inline|Block)$/,
  /^scrollbar(?:Gutter|Width)$/,
  /^hide(?:From|Below)$/,
  /^background(?:Gradient|Image)$/,
  /^border(?:Inline(?:Start|End)|Top|Bottom|Left|Right)Radius$/,
];
const CATEGORIES = [...system.tokens.categoryMap.keys()] as string[];

test('every style prop of Chakra that takes one of our tokens takes it here too, or is listed as omitted', () => {
  const ours = Object.keys(styleProps.utilities ?? {});
  const missing = Object.entries(defaultBaseConfig.utilities ?? {})
    .filter(
      ([, { values }]) => typeof values === 'function' || (typeof values === 'string' && CATEGORIES.includes(values)),
    )
    .map(([name]) => name)
    .filter((name) => !ours.includes(name) && !LEFT_OUT.some((pattern) => pattern.test(name)));
  expect(missing).toEqual([]);
});

test('Q226 what is pressed looks pressed, though hover stands below in the stylesheet', () => {
  const { '@media (hover: hover)': hover, ...active } = system.css({
    _hover: { color: 'text' },
    _active: { color: 'text.muted' },
  });
  const states = (styles: object) =>
    Object.keys(styles)
      .join()
      .match(/:(?:hover|active)/g)?.length ?? 0;
  expect(states(active)).toBeGreaterThan(states(hover));
});

test('tokens, short names, conditions and breakpoints reach the stylesheet', () => {
  expect(
    system.css({
      px: '4',
      bg: 'surface.sunken',
      boxSize: 'control',
      _hover: { color: 'text.muted' },
      smDown: { mt: '0' },
    }),
  ).toEqual({
    paddingInline: 'var(--spacing-4)',
    background: 'var(--colors-surface-sunken)',
    width: 'var(--sizes-control)',
    height: 'var(--sizes-control)',
    '@media (hover: hover)': {
      '&:hover:not(:disabled, [aria-disabled=true])': { color: 'var(--colors-text-muted)' },
    },
    '@media screen and (max-width: 47.4975rem)': { marginTop: '0' },
  });
});
