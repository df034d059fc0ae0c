import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Installation, type InstallationOptions } from '../src/installation/installation';
import { buildSite } from '../src/installation/site';
import type { PersonaName } from '../src/support/sign-in';
import { budgets, type Figures, type Results, renderTable } from './budgets';
import { buildBenchPages } from './build-pages';
import { compareSites, withSiteOf } from './compare-sites';
import { Lab, type Site } from './lab';
import { measureDelivery } from './measure-delivery';
import { measureDocuments } from './measure-documents';
import { measureAreas, measureFederation } from './measure-federation';
import { measureFilter } from './measure-filter';
import { measureLoading, measureTraffic } from './measure-loading';
import { measureNavigation } from './measure-navigation';
import { measurePublish, measureRelease } from './measure-publish';
import { measureSignIn } from './measure-sign-in';
import { addAreas } from './more-areas';

/*
 * `npm run console -- bench [-- --only P1,P14] [--requests] [--runs 5]`: performance budgets over HTTP/2 with Brotli. A
 * table, never a test: a busy machine must not fail a build.
 * `--smoke`: each measurement once. Fails if one is missing, and judges none.
 * `--against <site>` loads a site, commit or address in turn. `--keep` stores figures for the next release. `--areas
 * 6,25,50` measures delivery.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    requests: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
    keep: { type: 'boolean', default: false },
    areas: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
});
const runs = options.smoke ? 1 : Number(options.runs);
const only = options.only.split(',').filter(Boolean);
const wants = (...ids: string[]) => only.length === 0 || ids.some((id) => only.includes(id));

/** Longer than the bench: a renewed session would end in the next visit. */
const TOKENS_LIVE_SECONDS = 7_200;

/** P19: two single loads differ by more than the budget of 5 %. */
const RUNS_OF_AREAS = options.smoke ? 1 : 9;

/** The last release's figures, stored by `--keep`. */
const FIGURES = join(import.meta.dirname, 'figures.json');
const results: Results = new Map();
if (options.areas !== undefined) console.log(await measureDelivery(options.areas.split(',').map(Number)));
else {
  await buildSite();
  await (options.against === undefined ? measureBudgets() : compare(options.against));
  if (options.smoke) demandEverything();
}
process.exit();

function demandEverything(): void {
  const missing = budgets.filter(
    ({ id }) => wants(/P\d+/.exec(id)?.[0] ?? '') && !Number.isFinite(results.get(id)?.value),
  );
  for (const { id, quantity } of missing) console.error(`${id} was not measured: ${quantity}`);
  if (missing.length > 0) process.exitCode = 1;
}

async function measureBudgets(): Promise<void> {
  try {
    if (wants('P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P13', 'P16', 'P18')) {
      const isRatio = wants('P6', 'P7', 'P8', 'P10', 'P13', 'P16', 'P18');
      await withSite(isRatio ? { addPages: buildBenchPages } : {}, async (site) => {
        await withLab(site, async (lab) => {
          if (wants('P1', 'P2', 'P3', 'P4', 'P5')) await measureTraffic(lab, results, options.requests);
          if (wants('P6', 'P7', 'P8', 'P10', 'P13')) await measureLoading(lab, results);
          if (wants('P9', 'P11', 'P12')) await measureNavigation(lab, results);
          if (wants('P16')) await measureSignIn(lab, results);
          if (wants('P18')) await measureFederation(lab, results);
        });
      });
    }
    if (wants('P14')) {
      await withSite({ users: 10_000 }, (site) => withLab(site, (lab) => measureFilter(lab, results, 10_000, 'P14')));
    }
    // The sandbox makes a document per user.
    if (wants('P15', 'P20')) {
      await withSite({ users: 50_000 }, async (site) => {
        if (wants('P15')) await withLab(site, (lab) => measureFilter(lab, results, 50_000, 'P15'));
        if (wants('P20')) await withLab(site, (lab) => measureDocuments(lab, results), 'staff');
      });
    }
    if (wants('P17')) await measurePublish(results);
    if (wants('P21')) await measureRelease(results);
    if (wants('P19')) {
      await withSite({}, (few) =>
        withSite({ addPages: (folder) => addAreas(folder, 20) }, (some) =>
          withSite({ addPages: (folder) => addAreas(folder, 50) }, (many) =>
            withLabs([few, some, many], Math.max(runs, RUNS_OF_AREAS), (labs) => measureAreas(labs, results)),
          ),
        ),
      );
    }
  } finally {
    const before = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures) : {};
    console.log(renderTable(results, before));
    if (options.keep) {
      const figures = Object.fromEntries([...results].map(([id, { value }]) => [id, Number(value.toPrecision(4))]));
      writeFileSync(FIGURES, `${JSON.stringify({ ...before, ...figures }, null, 2)}\n`);
    }
  }
}

async function compare(other: string): Promise<void> {
  await withSite({}, async (site) => {
    const measure = (compared: Site) =>
      withLab(site, (lab) => withLab(compared, async (against) => console.log(await compareSites(lab, against))));
    if (URL.canParse(other)) return await measure({ origin: new URL(other).origin });
    if (existsSync(other)) return await withSite({ published: resolve(other) }, measure);
    await withSiteOf(other, (published) => withSite({ published }, measure));
  });
}

async function withSite(
  change: Partial<InstallationOptions>,
  measure: (site: Installation) => Promise<void>,
): Promise<void> {
  const installation = await Installation.start({
    tls: true,
    ownOrigin: true,
    accessTokenSeconds: TOKENS_LIVE_SECONDS,
    ...change,
  });
  try {
    await measure(installation);
  } finally {
    await installation.stop();
  }
}

async function withLab(site: Site, measure: (lab: Lab) => Promise<void>, persona?: PersonaName): Promise<void> {
  const lab = await Lab.open(site, persona, runs);
  try {
    await measure(lab);
  } finally {
    await lab.close();
  }
}

async function withLabs(sites: Site[], times: number, measure: (labs: Lab[]) => Promise<void>): Promise<void> {
  const labs = await Promise.all(sites.map((site) => Lab.open(site, undefined, times)));
  try {
    await measure(labs);
  } finally {
    await Promise.all(labs.map((lab) => lab.close()));
  }
}
