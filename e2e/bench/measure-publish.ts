import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Clone } from '../src/installation/clone';
import { contentsOf, differences } from '../src/installation/contents';
import type { Results } from './budgets';

const AREA = 'account-and-team';

/** P17: from a changed text to the live version, with warm caches. */
export async function measurePublish(results: Results): Promise<void> {
  const clone = await Clone.make('bench-clone');
  const site = join(clone.folder, '.console/site');
  const release = (...args: string[]) => clone.npmRun('release', '--', ...args, '--site', site);
  const publish = async (reason: string) => {
    const { version } = JSON.parse(await release('publish', AREA, '--dirty', '--json')) as { version: string };
    await release('promote', AREA, version, '--why', reason);
    return version;
  };
  await publish('first');

  const before = await contentsOf(site);
  await clone.edit(`remotes/${AREA}/src/users/UsersPage.tsx`, /title="Manage users"/, 'title="Manage all users"');
  const started = performance.now();
  const version = await publish('a changed text');
  const seconds = (performance.now() - started) / 1000;

  const folder = `areas/${AREA}/${version}/`;
  const touched = differences(before, await contentsOf(site)).filter((path) => !path.startsWith(folder));
  results.set('P17', { value: seconds, remark: `its folder and ${touched.join(', ')}` });
  await rm(clone.folder, { recursive: true });
}
