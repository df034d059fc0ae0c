import { rm } from 'node:fs/promises';
import { applyDiff, makeClone, play } from './testing/clone';
import { blocksOf, PLAYED } from './testing/document-blocks';

/*
 * docs/add-a-screen.md, then docs/add-an-area.md, in a clone: `sh` runs, `diff` applies, `sh manual` needs a person.
 * Checks run in parallel at the end: the second document leaves the first's screen alone.
 */

const CHECK = /^(npm run (?:unit|types|lint)|npx biome check)(?: --)?(.*)$/;

let clone: string;
beforeAll(async () => {
  clone = await makeClone('documents');
}, 180_000);
afterAll(() => rm(clone, { recursive: true, force: true }), 120_000);

test('Q44 the commands and changes of the documents work as written', async () => {
  const checks = new Map<string, Set<string>>();
  for (const document of PLAYED) {
    const played = blocksOf(document).filter(({ language }) => language === 'sh' || language === 'diff');
    expect(played.length).toBeGreaterThan(1);
    for (const { language, text } of played) {
      if (language === 'diff') {
        await applyDiff(clone, text);
        continue;
      }
      for (const line of text.trim().split('\n')) {
        const [, command, what = ''] = CHECK.exec(line) ?? [];
        if (command) checks.set(command, new Set([...(checks.get(command) ?? []), ...what.trim().split(/\s+/)]));
        else await play(clone, line);
      }
    }
  }
  expect([...checks.keys()]).toEqual(['npm run unit', 'npm run types', 'npm run lint', 'npx biome check']);
  await playChecks(clone, checks);
}, 1_800_000); // A minute or two when idle.

async function playChecks(folder: string, checks: Map<string, Set<string>>): Promise<void> {
  const lines = [...checks].map(([command, what]) => {
    const targets = [...what].filter(Boolean).join(' ');
    return targets && command.startsWith('npm run') ? `${command} -- ${targets}` : `${command} ${targets}`;
  });
  await Promise.all(lines.map((line) => play(folder, line)));
}
