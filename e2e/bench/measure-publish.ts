import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Clone } from '../src/installation/clone';
import { contentsOf, differences } from '../src/installation/contents';
import { Installation } from '../src/installation/installation';
import { ownHost, releaseHostAndArea } from '../src/installation/release';
import type { Results } from './budgets';
import { Lab, manageUsers, quiet } from './lab';
import { kilobytes } from './traffic';

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
  await clone.edit(`remotes/${AREA}/src/users/UsersPage.tsx`, /t\('Manage users'\)/, "t('Manage all users')");
  const started = performance.now();
  const version = await publish('a changed text');
  const seconds = (performance.now() - started) / 1000;

  const folder = `areas/${AREA}/${version}/`;
  const touched = differences(before, await contentsOf(site)).filter((path) => !path.startsWith(folder));
  const deltas = touched.filter((path) => path.startsWith('deltas/'));
  const rest = touched.filter((path) => !path.startsWith('deltas/'));
  results.set('P17', { value: seconds, remark: `its folder, ${deltas.length} deltas and ${rest.join(', ')}` });
  await rm(clone.folder, { recursive: true });
}

/** P21: what a browser fetches besides the API that has the versions before. Dictionaries need no self-signed TLS. */
export async function measureRelease(results: Results): Promise<void> {
  const installation = await Installation.start({ ownOrigin: true, addPages: ownHost });
  const { site, origin } = installation;
  const lab = await Lab.open({ origin });
  try {
    const visit = await lab.load(manageUsers, 'fast');
    await quiet(visit.page);
    const [, version = ''] =
      /\/areas\/account-and-team\/([^/]+)\//.exec(JSON.stringify(visit.traffic.travelled())) ?? [];
    await releaseHostAndArea(site, AREA, version);
    await installation.pageIsCurrent();
    visit.traffic.forget();
    await visit.page.goto(manageUsers.path, { waitUntil: 'commit' });
    await visit.vitals();
    await quiet(visit.page);
    await visit.traffic.leaveOutHeaders(visit.page);
    const sent = visit.traffic.travelled().filter(({ url }) => !url.startsWith(`${origin}/platform/`));
    const files = sent.filter(({ mimeType }) => mimeType !== 'text/html');
    results.set('P21', { value: kilobytes(files, 'wireBytes'), remark: `${files.length} files; besides, the page` });
    results.set('P21p', { value: kilobytes(sent, 'wireBytes') - kilobytes(files, 'wireBytes') });
  } finally {
    await lab.close();
    await installation.stop();
  }
}
