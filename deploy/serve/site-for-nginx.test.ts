import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxApi } from './local-config';
import { renderNginx } from './nginx';
import { OPTIONS_FILE, optionsFor, type SiteOptions, storeOptions } from './site-options';

const FIRST: SiteOptions = {
  platform: 'https://platform.example',
  listen: '8443',
  origin: 'https://console.example',
  tls: true,
  collector: 'http://127.0.0.1:4600',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const nginxOf = ({ platform, origin, tls, ...options }: SiteOptions) =>
  renderNginx({
    ...options,
    platform: origin ? sandboxApi(platform) : undefined,
    ...(tls ? { tls: { certificate: 'a', key: 'b' } } : {}),
  });

test.each(Object.keys(FIRST) as (keyof SiteOptions)[])(
  'C180 a later run without --%s keeps it, and says so',
  async (name) => {
    await storeOptions(folder, await optionsFor(folder, FIRST));
    const { [name]: value, ...others } = FIRST;
    expect(await optionsFor(folder, others)).toEqual(FIRST);
    expect(console.log).toHaveBeenCalledWith(`As before, by ${join(folder, OPTIONS_FILE)}: --${name} ${value}`);
    expect((await optionsFor(folder, { collector: 'http://127.0.0.1:4700' })).collector).toBe('http://127.0.0.1:4700');
  },
);

test.each(['collector', 'origin', 'tls'] as const)(
  'C180 a folder of an earlier release, which has no stored options, is not run without its --%s',
  async (name) => {
    await writeFile(join(folder, 'nginx.conf'), nginxOf({ ...FIRST }));
    const { [name]: _, ...others } = FIRST;
    await expect(optionsFor(folder, others)).rejects.toThrow(`was made with --${name}: give every option`);
    await expect(optionsFor(folder, FIRST)).resolves.toEqual(FIRST);
  },
);

test('C180 a folder of an earlier release without these options needs none, and a broken file is named', async () => {
  const plain: SiteOptions = { platform: 'https://platform.example', listen: '3000', tls: false };
  await writeFile(join(folder, 'nginx.conf'), nginxOf(plain));
  expect(await optionsFor(folder, { platform: plain.platform })).toEqual(plain);
  await writeFile(join(folder, OPTIONS_FILE), '{');
  await expect(optionsFor(folder, {})).rejects.toThrow(`${OPTIONS_FILE} cannot be read`);
});

test('Q27 a folder for nginx is not filled from sources that no commit stands for', async () => {
  const unwritten = join(__dirname, 'never-written');
  const args = ['--import', 'tsx', join(__dirname, 'site-for-nginx.ts'), '--folder', unwritten];
  // Git finds no checkout there.
  const env = { ...process.env, GIT_DIR: unwritten, RELEASE_COMMIT: '' };
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, _, text) => resolve({ code: error?.code, stderr: text }));
  });
  expect(stderr).toBe(
    'host is not published: its sources are no checkout, so no commit stands for them. Commit them and build again; --dirty publishes it as it is\n',
  );
  expect(code).toBe(1);
  expect(existsSync(unwritten)).toBe(false);
});
