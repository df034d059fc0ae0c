import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { PathOwners, releaseRefusedReason } from './area-rules';
import { type RegistryArea, registryAreaSchema } from './manifest';

const WORDS = 'invoice parcel mailbox template channel archive contract customer receipt batch route label'.split(' ');

function registryOf(count: number): Record<string, unknown> {
  const areas = Array.from({ length: count }, (_, at) => {
    const name = `${WORDS[at % WORDS.length]}-${Math.floor(at / WORDS.length)}`;
    const pages = WORDS.slice(0, 5).flatMap((word, order) => [
      [
        word,
        { path: `/admin/${name}/${word}s`, title: `Manage ${word}s`, requires: { feature: 'team', switch: name } },
      ],
      [`${word}Edit`, { path: `/admin/${name}/${word}s/:${word}Id`, title: `Edit ${word}`, parent: word, order }],
    ]);
    const release = (version: string) => ({
      baseUrl: `/areas/${name}/${version}/`,
      integrity: `sha256-${hash(`${name}/${version}`)}`,
      manifest: {
        contract: 1,
        name,
        title: name,
        version,
        container: `${name}_${version}`.replace(/\W/g, '_'),
        builtAgainst: { react: '19.3.1', '@console/ui': '1.0.0', federation: '2.9' },
        groups: { [name]: { icon: 'team', order: at } },
        pages: Object.fromEntries(pages),
        slots: {},
        files: { [`entry.${hex(version)}.js`]: `sha384-${'A'.repeat(64)}` },
      },
    });
    const versions = ['1.4.0', '1.3.0'].map((number) => `${number}-${hex(name + number)}`);
    const [current, previous] = versions.map(release);
    return [name, { paths: [`/admin/${name}`], current, previous }];
  });
  return Object.fromEntries(areas);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 7);

function parsed(count: number): Record<string, RegistryArea> {
  const entries = Object.entries(registryOf(count));
  return Object.fromEntries(entries.map(([name, area]) => [name, registryAreaSchema.parse(area)]));
}

test('P19 fifty areas make the registry no more than 6 kB larger than six', () => {
  const size = (count: number) => brotliCompressSync(JSON.stringify(parsed(count))).length;
  expect(size(50) - size(6)).toBeLessThanOrEqual(6_000);
});

test('P19 the checks of an area do not grow with the number of other areas', () => {
  const areas = Object.entries(parsed(50));
  const owners = new PathOwners();
  const lookUps = jest.spyOn(owners, 'ownerOf');
  for (const [name, area] of areas) {
    const context = { consoleUrl: 'https://console.example', origins: [], owners };
    expect(releaseRefusedReason(name, area.paths, area.current, context)).toBeUndefined();
    owners.add(name, area);
  }
  expect(lookUps).toHaveBeenCalledTimes(50 * 10);
});
