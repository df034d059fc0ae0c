import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { withMemory } from './remembered-styles';
import { styleCache } from './style-cache';
import { system } from './system';

const Plain = chakra('div', {
  base: { p: '2', color: 'text.muted' },
  variants: { size: { small: { p: '1' }, large: {} } },
});
const Both = chakra(Plain, { base: { mt: '4', p: '3' }, variants: { tone: { calm: { bg: 'surface.sunken' } } } });

const looks = fc.record(
  {
    size: fc.constantFrom('small' as const, 'large' as const),
    tone: fc.constantFrom('calm' as const, undefined),
    m: fc.constantFrom('1', '2', undefined),
    width: fc.constantFrom('10px', { base: '1px', smDown: '2px' }),
    css: fc.constantFrom({ '& > a': { color: 'text.muted' } }, [{ m: '3' }, { m: '4' }], undefined),
  },
  { requiredKeys: [] },
);

function classesOf(value: SystemContext, drawings: object[]): string[] {
  const { unmount } = render(
    <CacheProvider value={styleCache}>
      <ChakraProvider value={value}>
        {drawings.map((props, at) => (
          <div key={at} data-testid="pair">
            <Plain {...props} />
            <Both {...props} />
          </div>
        ))}
      </ChakraProvider>
    </CacheProvider>,
  );
  const classes = screen.getAllByTestId('pair').map(({ innerHTML }) => innerHTML);
  unmount();
  return classes;
}

test('P12 cached styles equal those that Chakra computes, in any order of drawing', () => {
  const remembering = withMemory(system);
  fc.assert(
    fc.property(fc.array(looks, { minLength: 1, maxLength: 6 }), (drawings) => {
      expect(classesOf(remembering, drawings)).toEqual(classesOf(system, drawings));
    }),
    { numRuns: 60 },
  );
});

test('P14 an element has plain rules only, because for a nested one browsers lay out the whole page again', () => {
  classesOf(system, [{ size: 'small', tone: 'calm', m: '1' }, { css: { '& > a': { color: 'text.muted' } } }]);
  const rules = styleCache.sheet.tags.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  expect(rules.length).toBeGreaterThan(2);
  const within = rules.filter((rule) => !(rule instanceof CSSStyleRule)).map(({ cssText }) => cssText.slice(0, 6));
  // From the properties above: the rule for narrow screens.
  expect([...new Set(within)]).toEqual(['@media']);
});

test('P12 P14 a second drawing does not call Chakra', () => {
  const calls = { cva: 0, css: 0 };
  const counting = withMemory({
    ...system,
    cva(config) {
      calls.cva += 1;
      return system.cva(config);
    },
    css(...styles) {
      calls.css += 1;
      return system.css(...styles);
    },
  });
  const drawing = [{ size: 'small', m: '2' }, { width: '10px' }];
  classesOf(counting, drawing);
  const once = { ...calls };
  expect(once.cva).toBe(2);
  classesOf(counting, drawing);
  expect(calls).toEqual(once);
});
