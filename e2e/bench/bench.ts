import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Installation, type InstallationOptions } from '../src/installation/installation';
import { buildSite } from '../src/installation/site';
import { type Figures, type Results, renderTable } from './budgets';
import { buildBenchPages } from './build-pages';
import { compareSites } from './compare-sites';
import { Lab, manageUsers } from './lab';
import { measureDocuments } from './measure-documents';
import { type Cost, compareAreas, costOf, measureFederation } from './measure-federation';
import { measureFilter } from './measure-filter';
import { measureLoading, measureTraffic } from './measure-loading';
import { measureNavigation } from './measure-navigation';
import { measurePublish } from './measure-publish';
import { measureSignIn } from './measure-sign-in';
import { addAreas } from './more-areas';

/*
 * `npm run bench [-- --only P1,P14] [--requests]`: the performance budgets, measured on the built console over HTTP/2 with
 * Brotli. `npm run bench -- --against <site>`: beside another published site, such as `.console/site` of a checkout of the
 * release before, in turn and as ratios. `--keep` writes the figures down for the next release. A table to look at, never
 * a test: a busy machine must not turn a build red.
 */
const against = process.argv[process.argv.indexOf('--against') + 1];
const only = (process.argv.find((argument) => argument.startsWith('P')) ?? '').split(',').filter(Boolean);
const wants = (...ids: string[]) => only.length === 0 || ids.some((id) => only.includes(id));

/** Of the release before, kept in the repository by `--keep`. */
const FIGURES = join(import.meta.dirname, 'figures.json');
const results: Results = new Map();
await buildSite();
if (process.argv.includes('--against') && against !== undefined) {
  const here = { addPages: async () => {} };
  const there = { ...here, slot: 8, published: resolve(against) };
  await withLab(here, (lab) => withLab(there, async (other) => console.log(await compareSites(lab, other))));
  process.exit();
}

try {
  // P19 compares with an installation of more areas, which comes later.
  const few: { cost?: Cost } = {};
  if (wants('P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P13', 'P16', 'P18', 'P19')) {
    await withLab({}, async (lab) => {
      if (wants('P1', 'P2', 'P3', 'P4', 'P5')) await measureTraffic(lab, results);
      if (wants('P6', 'P7', 'P8', 'P10', 'P13')) await measureLoading(lab, results);
      if (wants('P9', 'P11', 'P12')) await measureNavigation(lab, results);
      if (wants('P16')) await measureSignIn(lab, results);
      if (wants('P18')) await measureFederation(lab, results);
      if (wants('P19')) few.cost = await costOf(lab, manageUsers);
    });
  }
  if (wants('P14')) await withLab({ users: 10_000 }, (lab) => measureFilter(lab, results, 10_000, 'P14'));
  if (wants('P15')) await withLab({ users: 50_000 }, (lab) => measureFilter(lab, results, 50_000, 'P15'));
  if (wants('P17')) await measurePublish(results);
  const { cost } = few;
  if (cost) {
    await withLab({ addPages: addAreas }, async (lab) => compareAreas(cost, await costOf(lab, manageUsers), results));
  }
  // The sandbox makes as many documents as users.
  if (wants('P20')) await withLab({ users: 50_000 }, (lab) => measureDocuments(lab, results), 'staff');
} finally {
  // What has been measured is shown, also when a later measurement fails.
  const before = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures) : {};
  console.log(renderTable(results, before));
  if (process.argv.includes('--keep')) {
    const figures = Object.fromEntries([...results].map(([id, { value }]) => [id, Number(value.toPrecision(4))]));
    writeFileSync(FIGURES, `${JSON.stringify({ ...before, ...figures }, null, 2)}\n`);
  }
}

async function withLab(
  options: Partial<InstallationOptions>,
  measure: (lab: Lab) => Promise<void>,
  persona?: 'owner' | 'staff',
): Promise<void> {
  const installation = await Installation.start({
    slot: 9,
    tls: true,
    ownOrigin: true,
    addPages: buildBenchPages,
    ...options,
  });
  const lab = await Lab.open(installation, persona);
  try {
    await measure(lab);
  } finally {
    await lab.close();
    await installation.stop();
  }
}
