import { type RenderOptions, renderRoutes } from '@console/testing';
import { findTeam } from './find-team';

async function find(search: string, options: RenderOptions = {}) {
  const view = await renderRoutes([{ path: '/' }], '/', options);
  return { ...view, answer: await findTeam(search, view.client, new AbortController().signal) };
}

test('Go to finds users by name and address, roles and groups, and asks the platform for a few users only', async () => {
  const { answer, calls } = await find('AUDIT');
  expect(answer.results).toEqual([{ kind: 'Role', label: 'Auditor', path: '/admin/team/role/r-fjellheim-auditor' }]);
  expect(calls.filter(({ name }) => name === 'GET /api/ManageTeam/Users')).toHaveLength(1);
  const { answer: people } = await find('bjørnstad');
  expect(people.results).toEqual([
    {
      kind: 'User',
      label: 'Astrid Bjørnstad',
      detail: 'astrid.bjornstad@fjellheim.example',
      path: '/admin/team/manage/u-00401',
    },
  ]);
  const { answer: groups } = await find('pension');
  expect(groups.results).toEqual([{ kind: 'Group', label: 'Pensions', path: '/admin/team/group/g-pensions' }]);
});

test('C156 Go to finds the commands of the team', async () => {
  const { answer } = await find('new group');
  expect(answer.results).toEqual([{ kind: 'Command', label: 'New group', path: '/admin/team/group' }]);
  const { answer: invite } = await find('command invite');
  expect(invite.results).toEqual([{ kind: 'Command', label: 'Invite users', path: '/admin/team/invite' }]);
});

test('Nordic letters match the plain letters of any keyboard, as in the lists', async () => {
  const { answer } = await find('odegard', {
    prepare: ({ db }) => db.run("update people set email = 'magnus@fjellheim.example' where last_name = 'Ødegård'"),
  });
  expect(answer.results).toMatchObject([{ kind: 'User', label: 'Magnus Ødegård' }]);
});

test('many matching users give the first results, and a link to the list of all', async () => {
  const { answer } = await find('fjellheim');
  expect(answer.results.map(({ kind }) => kind)).toEqual(['User', 'User', 'User', 'User', 'User', 'Users']);
  expect(answer.results.at(-1)).toMatchObject({ path: '/admin/team/manage?q=fjellheim' });
});

test('a failed look-up is reported beside the results of the others', async () => {
  const { answer } = await find('audit', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/ManageTeam/Users', fault: 'status=500' }),
  });
  expect(answer).toMatchObject({ hasFailed: true, results: [{ kind: 'Role' }] });
});
