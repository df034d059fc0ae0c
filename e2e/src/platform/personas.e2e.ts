import { expect, test } from '../support/console';
import { PAGES } from '../support/declared-pages';
import { expectGates } from '../support/gates';

expectGates(PAGES, ['owner', 'plainUser', 'staff']);

test('HOST-065 Q17 the server refuses what the console hides', async ({ page, signInAs, installation }) => {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await signInAs('plainUser');
  await expect.poll(() => authorization).toMatch(/^Bearer /);
  const answer = await page.request.get(`${installation.sandbox.origin}/api/ManageTeam/Users`, {
    headers: { authorization },
  });
  expect(answer.status()).toBe(403);
});
