import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../../..');

const PAGE = 'a declared page: expectPagesOf visits it';
const PLAIN = 'a ConfirmDialog with texts only: the gallery has it';
const ELSEWHERE: Readonly<Record<string, string>> = {
  NewFolderDialog: PAGE,
  EditFolderDialog: PAGE,
  DeleteFolderDialog: PLAIN,
  DiscardDraftDialog: PLAIN,
  LettersDialog: 'needs a file of another alphabet; its parts are in the gallery',
};

test('Q33 each dialog of an area is a line of its accessibility.nightly.e2e.ts, or has a reason here', () => {
  const missing = readdirSync(join(root, 'remotes')).flatMap((area) => {
    const files = readdirSync(join(root, 'remotes', area, 'src'), { recursive: true, encoding: 'utf8' });
    const dialogs = files.filter((file) => file.endsWith('Dialog.tsx')).map((file) => basename(file, '.tsx'));
    if (dialogs.length === 0) return [];
    const file = `e2e/src/areas/${area}/accessibility.nightly.e2e.ts`;
    const visited = readFileSync(join(root, file), 'utf8');
    return dialogs
      .filter((dialog) => !(dialog in ELSEWHERE) && !visited.includes(`(${dialog})`))
      .map((dialog) => `${file} has no line '… (${dialog})'`);
  });
  expect(missing).toEqual([]);
});
