import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TestSite } from '../release/testing/test-site';
import { writeImage } from './image';

let made: TestSite;

beforeEach(async () => {
  made = await TestSite.make();
});
afterEach(() => made.remove());

async function nextImage(version: string, before: readonly string[], keep?: number): Promise<string> {
  const folder = join(made.root, `image-${version}`);
  const dist = await made.builtArea('team', version);
  await writeImage('team', folder, { dist, earlier: before, ...(keep ? { keep } : {}) });
  return folder;
}

async function versionsIn(image: string): Promise<string[]> {
  const entries = await readdir(join(image, 'site/areas/team'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

test('Q27 an image has its own version and earlier ones up to the limit, and lists its own first', async () => {
  const first = await nextImage('1', []);
  const second = await nextImage('2', [join(made.root, 'nothing'), first]);
  const third = await nextImage('3', [second], 2);
  expect(await versionsIn(second)).toEqual(['1', '2']);
  expect(await versionsIn(third)).toEqual(['2', '3']);
  expect(await readFile(join(second, 'site/areas/team/1/entry.js'), 'utf8')).toBe('1');
  expect(JSON.parse(await readFile(join(third, 'site/areas/team/area.json'), 'utf8'))).toMatchObject({ version: '3' });
});

test('Q27 a version that is damaged in the previous image is left out', async () => {
  const first = await nextImage('1', []);
  await writeFile(join(first, 'site/areas/team/1/entry.js'), 'damaged');
  expect(await versionsIn(await nextImage('2', [first]))).toEqual(['2']);
});

test('Q27 the host’s image has the files of earlier hosts, for tabs that were opened with them', async () => {
  const images: string[] = [];
  for (const version of ['1', '2', '3']) {
    const folder = join(made.root, `host-${version}`);
    await writeImage('host', folder, { dist: await made.builtHost(version), earlier: images.slice(-1), keep: 2 });
    images.push(folder);
  }
  expect(await readdir(join(images[2] ?? '', 'site/assets'))).toEqual(['main.2.js', 'main.3.js']);
  expect(await readFile(join(images[2] ?? '', 'site/index.html'), 'utf8')).toContain('<title>3<');
});
