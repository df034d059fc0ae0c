import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../workspace';

const pipelines = ['deploy/pipelines/github', 'deploy/pipelines/gitlab'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);

test('Q105 CI runs all parts of the tests on the oldest Node and on that of the containers, and keeps the reports of a failed run', () => {
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, Job>;
  };
  for (const name of ['test', 'repeated']) {
    const { strategy, steps } = jobs[name] as Job;
    const { shard = [] } = strategy?.matrix ?? {};
    expect(JSON.stringify(steps)).toContain(`--shard \${{ matrix.shard }}/${shard.length}`);
    expect(shard).toEqual(shard.map((_, index) => index + 1));
  }
  for (const name of ['test', 'repeated', 'browsers']) {
    const { steps } = jobs[name] as Job;
    expect(steps.filter((step) => step.if === 'failure()').map(({ with: given }) => given?.path)).toEqual([
      expect.stringMatching(/^\.console\/(?:e2e\/)?reports$/),
    ]);
  }
  // Both ways to leave out what the night adds: files, and tests in files of every run.
  expect(JSON.stringify(jobs.repeated)).toContain(
    "LEFT_OUT_SUITES='*.nightly.e2e.ts' npm run e2e -- --grep-invert=@nightly --repeat-each",
  );
  const opened = readFileSync(join(ROOT, '.devcontainer/devcontainer.json'), 'utf8');
  expect(opened).toMatch(/ nginx libnginx-mod-http-brotli-static brotli\b/);
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  const served = /FROM node:(\d+)/.exec(readFileSync(join(ROOT, 'deploy/containers/Dockerfile.node'), 'utf8'))?.[1];
  expect(jobs.test?.strategy?.matrix.node).toEqual([oldest, served]);
  for (const file of pipelines) {
    const images = readFileSync(join(ROOT, file), 'utf8').match(/node:\d+/g) ?? [];
    expect([file, ...new Set(images)]).toEqual([file, `node:${served}`]);
  }
});

interface Job {
  strategy?: { matrix: { shard: number[]; node?: string[] } };
  steps: { if?: string; with?: { path: string } }[];
}
