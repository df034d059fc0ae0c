import { spawnSync } from 'node:child_process';

/** Commands of `npm run console -- <name>`: what runs, and what for. */
export const COMMANDS: Readonly<Record<string, readonly [line: string, purpose: string]>> = {
  weight: ['tsx shared/tools/build/tools/weight.ts', 'lines, names and comments of each package, with their budgets'],
  format: ['biome check --write .', 'formats all files'],
  audit: ['pnpm audit --prod --audit-level high', 'asks the registry for known weaknesses'],
  size: ['tsx deploy/build/size.ts', 'bytes that travel to the browser, file by file'],
  notices: ['tsx shared/tools/build/tools/notices.ts', 'writes THIRD-PARTY-NOTICES.md'],
  requirements: [
    'tsx shared/tools/build/tools/requirements.ts',
    'requirements and quality lines with and without a test',
  ],
  sabotage: [
    'tsx shared/tools/build/tools/sabotage/sabotage.ts',
    'breaks the code of requirements and runs their tests',
  ],
  bench: ['tsx e2e/bench/bench.ts', 'performance budgets, as a table'],
  walk: ['tsx e2e/walk/walk.ts', 'clicks at random while calls fail'],
  styles: ['tsx e2e/styles/styles.ts', 'compares the styles of two builds'],
  gallery: ['tsx shared/ui/gallery/serve.ts', 'every component on one page'],
  migration: [
    'pnpm --filter @console/sandbox exec drizzle-kit generate',
    'writes the migration of changed tables; --name <what>',
  ],
  conformance: ['tsx shared/platform/sandbox/src/openapi/cli.ts', 'whether a platform keeps the REST contract'],
  pack: ['tsx deploy/build/pack.ts', 'shared packages and delivery tools as archives'],
  surface: ['tsx shared/tools/build/tools/surface.ts', 'records the types of the packages that areas share'],
  containers: ['tsx deploy/containers/containers.ts', 'writes docker-compose.yml and Kubernetes files'],
  'release:cluster': ['tsx deploy/containers/release-in-cluster.ts', 'the release tool on a Kubernetes cluster'],
};

if (process.argv[1] === import.meta.filename) {
  const [name = '', ...args] = process.argv.slice(2);
  const [line] = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) || [];
  if (line) {
    const [program = '', ...words] = line.split(' ');
    process.exitCode = spawnSync(program, [...words, ...args], { stdio: 'inherit' }).status ?? 1;
  } else {
    const lines = Object.entries(COMMANDS).map(([each, [, purpose]]) => `  ${each.padEnd(16)} ${purpose}`);
    console.log(`npm run console -- <name>\n\n${lines.join('\n')}`);
    process.exitCode = name ? 2 : 0;
  }
}
