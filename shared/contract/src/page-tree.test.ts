import { nestsByPath, pageTree } from './page-tree';

const page = (path: string, parent?: string) => ({ path, title: path, ...(parent === undefined ? {} : { parent }) });

test('pages nest under their parent, at any depth and in any order', () => {
  const tree = pageTree({ c: page('/a/b/c', 'b'), a: page('/a'), b: page('/a/b', 'a') });
  expect(tree.map((node) => node.key)).toEqual(['a']);
  expect(tree[0]?.children[0]?.children[0]?.key).toBe('c');
});

test('an unknown parent and a cycle are refused by name', () => {
  expect(() => pageTree({ a: page('/a', 'x') })).toThrow('"x"');
  expect(() => pageTree({ a: page('/a', 'b'), b: page('/b', 'a') })).toThrow('ancestor');
});

test('pages nest by path unless one has a path beside the page that shows it', () => {
  expect(nestsByPath('/groups', [page('/groups/:id')])).toBe(true);
  expect(nestsByPath('/groups', [page('/groups/:id'), page('/group')])).toBe(false);
});
