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

test('HOST-102 the code of a slot has no name', () => {
  const slot = "waitingInvites: () => import('./WaitingInvites').then((module) => module.WaitingInvites),";
  expect(nameChunks(slot)).toBe(slot);
});
