import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FolderPicker } from './FolderPicker';
import { indexFolders, type ListedFolder } from './folder-index';

const FOLDERS = [
  { id: 'p', name: 'Pensjon' },
  { id: 'a', name: 'Avtaler', parentId: 'p' },
  { id: 'b', name: 'Bedriftsavtaler', parentId: 'a' },
  { id: 'f', name: 'Fullmakter', parentId: 'a' },
  { id: 'l', name: 'Lønn', parentId: null, badge: 'Open to everyone' },
];
const loaded = (data: readonly ListedFolder[]) => ({ data, error: null, isFetching: false, refetch: jest.fn() });

function Picker({ list = FOLDERS }: { list?: readonly ListedFolder[] }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <ConsoleUiProvider>
      <Field label="Folders" group error={value.length === 0 ? 'Required' : undefined}>
        <FolderPicker folders={loaded(list)} value={value} onChange={setValue} startId={undefined} />
      </Field>
    </ConsoleUiProvider>
  );
}

const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const findFolder = (name: string) => screen.findByRole('checkbox', { name });

test('INTG-040 INTG-041 folders are found level by level, by going up, and by searching all of them', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  expect(screen.getByRole('group', { name: 'Folders' })).toHaveAccessibleDescription('Required');
  expect(await screen.findByText('Open to everyone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go up one level' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Open Pensjon' }));
  await user.click(await screen.findByRole('button', { name: 'Open Avtaler' }));
  await user.click(await findFolder('Fullmakter'));
  expect(
    await within(screen.getByRole('list', { name: 'Selected folders' })).findByText('Pensjon / Avtaler / Fullmakter'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Go up one level' }));
  expect(await findFolder('Avtaler')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'avt');
  await findFolder('Bedriftsavtaler');
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Pensjon / Avtaler',
    'Pensjon / Avtaler / Bedriftsavtaler',
  ]);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No folders match “avtx”.')).toBeVisible();
});

test('Q33 by keyboard: arrows move, Space ticks, → opens, ← goes up to the parent folder', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  const target = await findFolder('Lønn');
  act(() => target.focus());
  await user.keyboard('{ArrowDown}');
  expect(tick('Pensjon')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('checkbox', { name: 'Avtaler' })).toHaveFocus();
  await user.keyboard(' ');
  expect(tick('Avtaler')).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('checkbox', { name: 'Pensjon' })).toHaveFocus();

  await user.click(await screen.findByRole('button', { name: 'Remove Pensjon / Avtaler' }));
  expect(screen.queryByRole('list', { name: 'Selected folders' })).not.toBeInTheDocument();
});

test('a circle of parents and a missing parent do no harm', () => {
  const index = indexFolders([
    { id: '1', name: 'One', parentId: '2' },
    { id: '2', name: 'Two', parentId: '1' },
    { id: '3', name: 'Three', parentId: 'gone' },
  ]);
  expect(index.pathOf('1').map(({ id }) => id)).toEqual(['2', '1']);
  expect(index.childrenOf(undefined).map(({ id }) => id)).toEqual(['3']);
});

test('INTG-040 INTG-041 of a level of 2,000 folders only those on screen are drawn, and all are reachable by key; a search names its scope, all folders', async () => {
  // jsdom has no layout: eight rows.
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320);
  const many = Array.from({ length: 2000 }, (_, index) => ({
    id: `f${index}`,
    name: `Folder ${String(index).padStart(4, '0')}`,
  }));
  const user = userEvent.setup();
  render(<Picker list={[...many, { id: 'in', name: 'Within', parentId: 'f0' }]} />);
  const first = await findFolder('Folder 0000');
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(50);

  act(() => first.focus());
  await user.keyboard('{End}');
  const last = tick('Folder 1999');
  expect(last).toHaveFocus();
  expect(last.closest('li')).toHaveAttribute('aria-posinset', '2000');
  expect(last.closest('li')).toHaveAttribute('aria-setsize', '2000');
  await user.keyboard(' ');
  expect(tick('Folder 1999')).toBeChecked();
  await user.keyboard('{Home}{ArrowRight}');
  expect(await findFolder('Within')).toHaveFocus();

  expect(screen.getByRole('group', { name: 'Folder path' })).toHaveTextContent('Folder 0000');
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'Folder');
  expect((await findFolder('Folder 0000')).closest('li')).toHaveAttribute('aria-setsize', '2000');
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), ' 1234');
  expect(await findFolder('Folder 1234')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Folder path' })).not.toBeInTheDocument();
  height.mockRestore();
});
