import { chakra } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { adoptRules, styledElement } from './styles';

const Plain = chakra('div', {
  base: { padding: '1px', opacity: 0.1, smDown: { margin: '1px' } },
  variants: { size: { small: { padding: '2px' }, large: { padding: '3px' } }, quiet: { true: { opacity: 0.2 } } },
  defaultVariants: { size: 'large' },
});
const Around = chakra(Plain, {
  base: { padding: '4px' },
  variants: { size: { small: { color: 'red' } } },
});
const WithDefaults = chakra('button', { base: { padding: '1px' } }, { defaultProps: { type: 'button' } });

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

test('a recipe gives way to its variants, those to a recipe around the component, and that to style props', () => {
  render(
    <>
      <Plain>base</Plain>
      <Plain size="small">variant</Plain>
      <Around size="small">around</Around>
      <Around size="small" padding="5px" opacity="0.5">
        props
      </Around>
    </>,
  );
  expect(styleOf('base').padding).toBe('3px');
  expect(styleOf('variant').padding).toBe('2px');
  expect(styleOf('around')).toMatchObject({ padding: '4px', color: 'rgb(255, 0, 0)', opacity: '0.1' });
  expect(styleOf('props')).toMatchObject({ padding: '5px', opacity: '0.5' });
});

test('variants are no attributes; a class name, default props, `as` and a ref reach the element', () => {
  let element: Element | null = null;
  render(
    <>
      <Plain
        as="section"
        size="small"
        quiet
        className="own"
        ref={(drawn: Element | null) => void (element = drawn)}
        title="a"
      >
        plain
      </Plain>
      <WithDefaults>button</WithDefaults>
    </>,
  );
  const plain = screen.getByText('plain');
  expect(element).toBe(plain);
  expect(plain.tagName).toBe('SECTION');
  expect(plain).toHaveClass('own');
  expect(plain.getAttributeNames().sort()).toEqual(['class', 'title']);
  expect(styleOf('plain').opacity).toBe('0.2');
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a prop without a value leaves the default in force', () => {
  render(<WithDefaults type={undefined}>button</WithDefaults>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('the rank decides and not the order in which modules load', async () => {
  adoptRules(1, '.late-inner{padding:1px}', 3, '.late-outer{padding:3px}');
  await Promise.resolve();
  adoptRules(2, '.later{padding:2px}');
  await Promise.resolve();
  render(
    <>
      <p className="late-outer later">outer</p>
      <p className="later late-inner">later</p>
    </>,
  );
  expect(styleOf('outer').padding).toBe('3px');
  expect(styleOf('later').padding).toBe('2px');
});

test('two versions of an area in one page: rules of equal names are equal, and the order within a recipe stays', async () => {
  const recipe = '.pair{padding:1px}.pair-0{padding:2px}';
  adoptRules(0, recipe);
  await Promise.resolve();
  adoptRules(0, `.other{padding:9px}${recipe}`);
  await Promise.resolve();
  render(<p className="pair pair-0">both</p>);
  expect(styleOf('both').padding).toBe('2px');
});

test("the page's own style sheets keep their place, before those of elements", async () => {
  const branding = new CSSStyleSheet();
  document.adoptedStyleSheets = [branding, ...document.adoptedStyleSheets];
  adoptRules(0, '.own{padding:1px}');
  await Promise.resolve();
  expect(document.adoptedStyleSheets[0]).toBe(branding);
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(1);
});

test('style props reach the element through a component that passes its props on', () => {
  render(<Passing mt="7px">passed</Passing>);
  expect(styleOf('passed').marginTop).toBe('7px');
});

function Passing(props: React.ComponentProps<typeof Plain>) {
  return <Plain {...props} />;
}

test('what the build writes is a component by itself', () => {
  const Part = styledElement('p', 'made', { tone: { calm: 'made-0' } }, { tone: 'calm' });
  render(<Part>made</Part>);
  expect(screen.getByText('made')).toHaveClass('made made-0', { exact: true });
});
