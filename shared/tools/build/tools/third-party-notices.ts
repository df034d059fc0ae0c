import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { evaluatedStyles } from '../src/styles/esbuild-plugin';
import { root } from './workspace';

interface Package {
  name: string;
  version: string;
  license: string;
  folder: string;
}

/** Lists what nobody imports: the frame's fonts, and code added by the build. */
const besides = [
  'shared/ui/node_modules/@fontsource-variable/geist-mono',
  'shared/ui/node_modules/@fontsource-variable/instrument-sans',
  'shared/tools/build/node_modules/@module-federation/enhanced',
  'shared/tools/build/node_modules/webpack',
];

/** Images with packages. */
const nodeImages = ['@console/deploy...', '@console/sandbox...'];

export async function thirdPartyNotices(): Promise<string> {
  const inBrowser = await browserPackages();
  return `# Third-party notices

Made by \`npm run console -- notices\`; not edited by hand.

## In the browser

What the host and the areas bundle: their texts are at the end, for a bundle leaves them out.

${table(inBrowser)}

## In the images that run on Node

What the sandbox and the release tool are installed with. Each package stands there whole, its licence beside it.
Prebuilt binaries for one platform, such as \`@libsql/linux-x64-gnu\`, come under the licence of the package that asks
for them.

${table(imagePackages())}

## Texts

${texts(inBrowser)}
`;
}

/** Packages with a byte in a bundle. Doors of `@console/ui` count whole, as shared. */
async function browserPackages(): Promise<Package[]> {
  const { exports: doors } = readJson(join(root, 'shared/ui/package.json')) as { exports: Record<string, string> };
  delete doors['./system'];
  delete doors['./gallery'];
  const areas = readdirSync(join(root, 'remotes')).filter((area) => existsSync(join(root, 'remotes', area, 'src')));
  // Started by their address and imported by no module.
  const workers = readdirSync(join(root, 'shared/ui/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-worker.ts'),
  );
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'host/src/main.ts',
      'host/src/areas/loading/federation-runtime.ts',
      ...areas.map((area) => `remotes/${area}/src/remote.tsx`),
      ...Object.values(doors).map((file) => join('shared/ui', file)),
      ...workers.map((file) => join('shared/ui/src', file)),
    ],
    bundle: true,
    treeShaking: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [evaluatedStyles(join(root, 'host'))],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(['avif', 'css', 'png', 'svg', 'webp', 'woff2'].map((type) => [`.${type}`, 'empty'])),
    metafile: true,
    write: false,
    outdir: 'dist',
    logLevel: 'silent',
  });
  const folders = new Set(besides.map((folder) => join(root, folder)));
  for (const output of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
      if (bytesInOutput > 0 && folder) folders.add(join(root, folder));
    }
  }
  return inOrder([...folders].map(readPackage));
}

function imagePackages(): Package[] {
  const args = ['licenses', 'list', '--json', '--prod', ...nodeImages.flatMap((name) => ['--filter-prod', name])];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const byLicense = JSON.parse(execFileSync(join(root, 'node_modules/.bin/pnpm'), args, options)) as Record<
    string,
    { paths: string[] }[]
  >;
  const folders = Object.values(byLicense).flatMap((listed) => listed.flatMap(({ paths }) => paths));
  // Binaries differ by machine.
  return inOrder(folders.filter((folder) => !isForOnePlatform(folder)).map(readPackage));
}

function isForOnePlatform(folder: string): boolean {
  const { cpu = [], os = [] } = readJson(join(folder, 'package.json')) as { cpu?: string[]; os?: string[] };
  return cpu.length === 1 || os.length === 1;
}

function readPackage(folder: string): Package {
  const manifest = readJson(join(folder, 'package.json')) as {
    name?: string;
    version?: string;
    license?: string | { type: string };
  };
  // An inner package.json may only set the module format.
  if (!manifest.name || !manifest.version) return readPackage(dirname(folder));
  const { name, version, license = 'not declared' } = manifest;
  return { name, version, license: typeof license === 'string' ? license : license.type, folder };
}

function inOrder(packages: Package[]): Package[] {
  const byId = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function table(packages: Package[]): string {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return ['| Package | Version | Licence |', '|---|---|---|', ...rows].join('\n');
}

function texts(packages: Package[]): string {
  const owners = new Map<string, string[]>();
  for (const owner of packages) {
    const text = textOf(owner);
    owners.set(text, [...(owners.get(text) ?? []), owner.name]);
  }
  return [...owners].map(([text, names]) => `### ${names.join(', ')}\n\n\`\`\`\`text\n${text}\n\`\`\`\``).join('\n\n');
}

function textOf({ folder, license }: Package): string {
  const files = readdirSync(folder).filter((name) => /^(licen[sc]e|copying|notice)/i.test(name));
  if (files.length === 0) return `The package ships no text. It declares ${license}.`;
  return files
    .sort(compare)
    .map((name) => tidy(readFileSync(join(folder, name), 'utf8')))
    .join('\n\n');
}

function tidy(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Compares code units, independent of the machine's language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
