import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { evaluateStyles } from './rewrite';

const root = resolve(__dirname, '../../../../..');
const AREA = join(root, 'remotes/billing/src');

const IMPORTS = "import { Box, chakra, Flex } from '@console/ui';";

interface Written {
  code: string;
  rules: Record<string, string>;
  files: readonly string[];
}

/** Classes are `A`, `B`, … by place; a suffix is a variant. */
function evaluate(source: string, folder = AREA): Written {
  const evaluated = evaluateStyles(join(folder, 'Part.tsx'), source, join(root, 'host'));
  const names = new Map<string, string>();
  const code = (evaluated?.code ?? '').replaceAll(/(?<=[".])s[\w-]{6}(?=["{}>:.-])/g, (name) => {
    if (!names.has(name)) names.set(name, String.fromCharCode(65 + names.size));
    return names.get(name) ?? '';
  });
  const [body = '', adopted = ''] = code.split('\nadoptRules(');
  const given = JSON.parse(`[${adopted.replace(/\);\n$/, '')}]`) as unknown[];
  const rules = given.flatMap((rank, at) => (at % 2 === 0 ? [[rank, given[at + 1]]] : []));
  const withoutImports = body.replaceAll(/^import .*?; (?=import)|^import .*\n/gm, '');
  return { code: withoutImports, rules: Object.fromEntries(rules) as Written['rules'], files: evaluated?.files ?? [] };
}

test('style props of an element become one class, with tokens, short names, conditions and `css`', () => {
  const { code, rules } = evaluate(`${IMPORTS}
    export const part = <chakra.p id="a" px="4" color="text.muted" _hover={{ bg: 'hover' }} smDown={{ mt: '0' }} css={{ '& > b': { p: '1' }, px: '2' }}>x</chakra.p>;`);
  expect(code.replaceAll(/ +/g, ' ')).toContain('<p id="a" className={"A"}>x</p>');
  expect(rules).toEqual({
    0: '.A{padding-inline:var(--spacing-4);color:var(--colors-text-muted)}.A>b{padding:var(--spacing-1)}',
    100:
      '@media screen and (max-width: 47.4975rem){.A{margin-top:0}}' +
      '@media (hover: hover){.A:hover:not(:disabled, [aria-disabled=true]){background:var(--colors-hover)}}',
  });
});

test('Box and Flex are elements, `as` names their tag, and a class name of their own stays', () => {
  const { code, rules } = evaluate(`${IMPORTS}
    export const part = (rest: object) => <><Flex as="ul" align="center" className="own" {...rest} /><Box /><Box as="li" key="1" /></>;`);
  expect(code.replaceAll(/ +/g, ' ')).toContain(
    '<><ul {...rest} className={joinClasses("own", "A", rest?.className)} /><div /><li key="1" /></>',
  );
  expect(rules).toEqual({ 0: '.A{display:flex;align-items:center}' });
});

test('a condition with two values chooses between two classes, two conditions between four', () => {
  const { code } = evaluate(`${IMPORTS}
    export const part = (a: boolean, b: number) => (
      <Box mt={a ? '1' : '2'} mb={a ? '1' : undefined} color={b > 1 ? 'text' : 'danger'} />
    );`);
  expect(code).toContain('(a ? (b > 1 ? "A" : "B") : (b > 1 ? "C" : "D"))');
});

test('a recipe becomes class names by variant; its conditional rules stand above all plain ones', () => {
  const { code, rules } = evaluate(`${IMPORTS}
    export const Part = chakra('div', {
      base: { p: '2', smDown: { p: '1' } },
      variants: { size: { small: { p: '3' }, large: {} } },
      defaultVariants: { size: 'large' },
    }, { defaultProps: { role: 'group' } });`);
  expect(code).toContain(
    `/*#__PURE__*/styledElement('div', "A", {"size":{"small":"A-0","large":""}}, {"size":"large"}, { defaultProps: { role: 'group' } })`,
  );
  expect(rules).toEqual({
    0: '.A{padding:var(--spacing-2)}.A-0{padding:var(--spacing-3)}',
    100: '@media screen and (max-width: 47.4975rem){.A{padding:var(--spacing-1)}}',
  });
});

test('a plain value replaces a value by condition: in a variant, in a recipe around, in a style prop', () => {
  const { rules } = evaluate(`${IMPORTS}
    const Part = chakra('div', {
      base: { gap: { base: '4', smDown: '2' }, smDown: { p: '1' } },
      variants: { tight: { true: { gap: '1' } } },
    });
    export const part = <Part gap="3" p="2" />;`);
  const small = (text: string) => `@media screen and (max-width: 47.4975rem){${text}}`;
  expect(rules).toEqual({
    0: '.A{gap:var(--spacing-4)}.A-0{gap:var(--spacing-1)}',
    1: '.B{gap:var(--spacing-3);padding:var(--spacing-2)}',
    100: small('.A{gap:var(--spacing-2);padding:var(--spacing-1)}') + small('.A-0{gap:var(--spacing-1)}'),
    101: small('.B{gap:var(--spacing-3)}'),
  });
});

test('each layer around an element has a higher rank: its recipe, recipes around it, style props', () => {
  const { rules } = evaluate(`${IMPORTS}
    const Inner = chakra('div', { base: { p: '1' } });
    const Around = chakra(Inner, { base: { p: '2' } });
    function Passing({ title, ...rest }: { title: string }) { return <Around title={title} p="3" {...rest} />; }
    export const part = <Passing title="x" p="4" />;`);
  expect(Object.keys(rules)).toEqual(['0', '1', '2', '3']);
});

test('layers around a component of another package stand above all that the package may add', () => {
  const { rules } = evaluate(`${IMPORTS}
    import { Rows } from '@console/ui/layout';
    import * as ui from '@console/ui';
    const Around = chakra(Rows, { base: { p: '2' } });
    export const part = <Around><Rows p="4" /><ui.Skeleton w="4px" /></Around>;`);
  expect(Object.keys(rules)).toEqual(['4']);
});

test('own props of a component are no styles, nor are variants and attributes of an SVG element', () => {
  const { code, rules } = evaluate(`${IMPORTS}
    const Bar = chakra('span', { variants: { color: { red: { p: '1' } } } });
    function Chart({ width, ...rest }: { width: string }) { return <Bar data-width={width} {...rest} />; }
    function Plain({ height }: { height: string }) { return <p>{height}</p>; }
    export const part = (
      <><Chart width="1" /><Plain height="2" /><Bar color="red" /><chakra.path d="M0 0" /></>
    );`);
  expect(code).toContain('<Chart width="1" /><Plain height="2" /><Bar color="red" /><path d="M0 0" />');
  expect(Object.keys(rules)).toEqual(['0']);
});

test('equal styles have equal names in every module; of another rank, another name', () => {
  const nameIn = (source: string) =>
    /"(s[\w-]{6})"/.exec(evaluateStyles(join(AREA, 'Part.tsx'), source, join(root, 'host'))?.code ?? '')?.[1];
  const first = nameIn(`${IMPORTS} export const part = <Box mt="1" />;`);
  expect(first).toBeDefined();
  expect(nameIn(`${IMPORTS}\n const x = 1; export const other = <chakra.p marginTop="1">{x}</chakra.p>;`)).toBe(first);
  expect(nameIn(`${IMPORTS} export const part = <Box mt="2" />;`)).not.toBe(first);
  const around = `const A = chakra('div'); export const part = <A mt="1" />;`;
  expect(nameIn(`${IMPORTS} ${around}`)).not.toBe(first);
});

test('keyframes become their name, and travel with the rules that use them', () => {
  const { code, rules } = evaluate(`import { chakra } from '@chakra-ui/react';
    import { keyframes } from '@emotion/react';
    const turn = keyframes({ to: { rotate: '360deg' } });
    export const Part = chakra('div', { base: { animation: \`\${turn} 1s\` } });`);
  const [, name = ''] = /const turn = "(animation-\w+)"/.exec(code) ?? [];
  expect(rules[0]).toBe(`.A{animation:${name} 1s}@keyframes ${name}{to{rotate:360deg}}`);
});

test('Safari gets the prefix of a property that it has only with it', () => {
  const { rules } = evaluate(`${IMPORTS} export const part = <Box userSelect="none" display="flex" />;`);
  expect(rules[0]).toBe('.A{-webkit-user-select:none;user-select:none;display:flex}');
});

describe('with other modules', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(AREA, 'styles-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('constants, recipes and components are followed through imports and re-exports, and listed as inputs', () => {
    writeFileSync(join(folder, 'tokens.ts'), `export const narrow = { gap: '1' } as const; export const WIDTH = 4;`);
    writeFileSync(
      join(folder, 'parts.tsx'),
      `${IMPORTS} import { narrow } from './tokens'; export { WIDTH as BASE } from './tokens';
       export const recipe = { base: { ...narrow, p: '1' } };
       export const Part = chakra('ul', recipe);`,
    );
    writeFileSync(join(folder, 'all.ts'), `export * from './parts';`);
    const { code, rules, files } = evaluate(
      `${IMPORTS} import { BASE, Part, recipe } from './all';
       export const Other = chakra('ol', { base: { ...recipe.base, w: \`\${BASE}px\`, order: -1 } });
       export const part = <Part mt="2" />;`,
      folder,
    );
    expect(code.replaceAll(/ +/g, ' ')).toContain('<Part className={"B"} />');
    expect(rules).toEqual({
      0: '.A{gap:var(--spacing-1);padding:var(--spacing-1);width:4px;order:-1}',
      1: '.B{margin-top:var(--spacing-2)}',
    });
    expect(files).toEqual(
      expect.arrayContaining(['tokens.ts', 'parts.tsx', 'all.ts'].map((name) => join(folder, name))),
    );
    expect(files).toContain(join(root, 'shared/ui/src/system/tokens.ts'));
  });
});

test('lines stay where they are', () => {
  const source = `${IMPORTS}
    export const Part = chakra('div', {
      base: { p: '1' },
    });
    export const part = (
      <Part
        mt="1"
        css={{
          color: 'text',
        }}
      >
        LAST
      </Part>
    );`;
  const lineOf = (code: string) => code.slice(0, code.indexOf('LAST')).split('\n').length;
  const code = evaluateStyles(join(AREA, 'Part.tsx'), source, join(root, 'host'))?.code ?? '';
  expect(lineOf(code)).toBe(lineOf(source));
});

test('a module without styles is left as it is', () => {
  expect(evaluateStyles(join(AREA, 'part.ts'), 'export const a = 1;', AREA)).toBeUndefined();
  expect(evaluateStyles(join(AREA, 'Part.tsx'), 'export const Part = () => <p title="x" />;', AREA)).toBeUndefined();
});

test.each<[what: string, source: string, message: RegExp]>([
  [
    'a value of a prop',
    'const Part = ({ w }) => <Box w={w} />;',
    /Part\.tsx:3: `w` of `w` is known only when the code runs; write/,
  ],
  [
    'a local of the name of a constant',
    'const w = "1px"; const Part = () => { const w = f(); return <Box h={w} />; };',
    /`w` of `h` is known/,
  ],
  [
    'a nested condition',
    "const Part = ({ a }) => <Box mt={a ? '1' : a ? '2' : '3'} />;",
    /`a \? '2' : '3'` of `mt` is/,
  ],
  [
    'a call',
    'export const Part = chakra("div", { base: recipe() });',
    /Part\.tsx:3: `recipe\(\)` is more than the build evaluates/,
  ],
  [
    'a recipe inside a component',
    'const Part = () => { const A = chakra("div"); return <A />; };',
    /is not at module scope; move it there/,
  ],
  [
    'compound variants',
    'export const Part = chakra("div", { compoundVariants: [] });',
    /has compound variants; write a variant/,
  ],
  [
    'a style in a spread',
    "const Part = ({ a }) => <Box {...(a && { color: 'text' })} />;",
    /`color: 'text'` is a style in a spread/,
  ],
  [
    'a style in a spread constant',
    "const all = { color: 'text' }; const Part = () => <Box {...all} />;",
    /is a style in a spread/,
  ],
  [
    'a tag that is a value',
    'const Part = ({ as }) => <Box as={as} />;',
    /`as=\{as\}` is known only when the code runs; write `chakra/,
  ],
  [
    'a style of a component that cannot have it',
    "const Part = () => <p />; const all = <Part mt='1' />;",
    /`mt='1'` is a style on a component/,
  ],
  ['Chakra as a value', 'export const Part = choose(Box);', /`Box` is no value/],
  [
    'more conditions than three',
    "const Part = ({ a, b, c, d }) => <Box m={a ? '1' : '2'} p={b ? '1' : '2'} w={c ? '1px' : '2px'} h={d ? '1px' : '2px'} />;",
    /more than 3 conditions/,
  ],
])('%s fails with file and line', (_, source, message) => {
  expect(() => evaluate(`${IMPORTS}\n\n${source}`)).toThrow(message);
  expect(() => evaluate(`${IMPORTS}\n\n${source}`)).toThrow(/Part\.tsx:3: /);
});

test("another export of Chakra fails, because it would bring Chakra's code into the browser", () => {
  expect(() => evaluate(`import { Portal } from '@chakra-ui/react'; export const part = <Portal />;`)).toThrow(
    /Part\.tsx:1: `Portal` of @chakra-ui\/react is for the browser/,
  );
});
