import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

test('Q27 a folder for nginx is not filled from sources that no commit stands for', async () => {
  const folder = join(__dirname, 'never-written');
  const args = ['--import', 'tsx', join(__dirname, 'site-for-nginx.ts'), '--folder', folder];
  // Git finds no checkout there.
  const env = { ...process.env, GIT_DIR: folder, RELEASE_COMMIT: '' };
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, _, text) => resolve({ code: error?.code, stderr: text }));
  });
  expect(stderr).toBe(
    'host is not published: its sources are no checkout, so no commit stands for them. Commit them and build again; --dirty publishes it as it is\n',
  );
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
});
