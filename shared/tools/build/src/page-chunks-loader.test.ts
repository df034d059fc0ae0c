import { createRequire } from 'node:module';

const nameChunks = createRequire(__filename)('./page-chunks-loader.cjs') as (source: string) => string;

test.each([
  ["users: () => import('./UsersPage'),", 'users: () => import(/* webpackChunkName: "users" */ \'./UsersPage\'),'],
  [
    "users: {\n  load: () => import('./UsersPage'),",
    'users: {\n  load: () => import(/* webpackChunkName: "users" */ \'./UsersPage\'),',
  ],
])('HOST-102 a page’s code has the page’s name: %j', (source, named) => {
  expect(nameChunks(source)).toBe(named);
});

test('HOST-102 a page may choose from its module; the code of a slot has no name', () => {
  const page = (name: string) => `pages: {\n  user: () => import(${name}'./User').then(({ User }) => User),\n},`;
  const slots = "slots: { waiting: () => import('./Waiting').then(({ Waiting }) => Waiting) },";
  const named = page('/* webpackChunkName: "user" */ ');
  expect(nameChunks(`${page('')}\n${slots}`)).toBe(`${named}\n${slots}`);
  expect(nameChunks(`${slots}\n${page('')}`)).toBe(`${slots}\n${named}`);
});
