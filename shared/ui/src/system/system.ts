import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { styleProps } from './style-props';
import { breakpoints, colors, plainTokens, shadows, sizes, spacing, type } from './tokens';

type Tree<Value> = { [key: string]: Tree<Value> | { value: Value } };

/** `text.muted` → `{ text: { muted: { value } } }`; a name that also nests becomes DEFAULT. */
function nest<Value>(entries: [name: string, value: Value][]): Tree<Value> {
  const names = entries.map(([name]) => name);
  const root: Tree<Value> = {};
  for (const [name, value] of entries) {
    const path = name.split('.');
    if (names.some((other) => other.startsWith(`${name}.`))) path.push('DEFAULT');
    const leaf = path.pop() ?? name;
    const parent = path.reduce<Tree<Value>>((node, key) => (node[key] ??= {}) as Tree<Value>, root);
    parent[leaf] = { value };
  }
  return root;
}

const flat = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const themed = (values: Record<string, readonly [string, string]>) =>
  nest(Object.entries(values).map(([name, [light, dark]]) => [name, { base: light, _dark: dark }]));

const step = (part: 0 | 1) => flat(Object.fromEntries(Object.entries(type).map(([name, pair]) => [name, pair[part]])));

const config = defineConfig({
  cssVarsPrefix: '',
  preflight: false,
  // A rule in a layer makes browsers restyle the whole page (P11, P14).
  disableLayers: true,
  theme: {
    breakpoints,
    tokens: {
      ...Object.fromEntries(Object.entries(plainTokens).map(([category, values]) => [category, flat(values)])),
      spacing: flat(spacing),
      sizes: nest(Object.entries(sizes)),
      fontSizes: step(0),
      lineHeights: step(1),
    },
    semanticTokens: { colors: themed(colors), shadows: themed(shadows) },
    textStyles: Object.fromEntries(
      Object.keys(type).map((name) => [name, { value: { fontSize: name, lineHeight: name } }]),
    ),
  },
});

const chakraSystem = createSystem(styleProps, config);

/** Leaves out Chakra's styles: `baseCss` has variables, reset and fonts. */
export const system: SystemContext = { ...chakraSystem, _global: [] };
