import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FolderPicker, type FolderPickerProps } from './FolderPicker';

const LIST = [
  { id: '1', name: 'Pensjon', parentId: undefined },
  { id: '2', name: 'Avtaler', parentId: '1' },
  { id: '3', name: 'Bedriftsavtaler', parentId: '2', note: 'Legal' },
  { id: '4', name: 'Fullmakter', parentId: '2' },
  { id: '5', name: 'Gruppeliv', parentId: undefined },
];
const loaded = { data: LIST, error: null, isFetching: false, refetch: jest.fn() };

let chosen: readonly string[];

function Picker({ folders, initial }: { folders: FolderPickerProps['folders']; initial: readonly string[] }) {
  const [value, setValue] = useState(initial);
  function change(ids: string[]) {
    chosen = ids;
    setValue(ids);
  }
  return (
    <ConsoleUiProvider>
      <Field label="Folders" group>
        <FolderPicker folders={folders} value={value} onChange={change} startId={undefined} />
      </Field>
    </ConsoleUiProvider>
  );
}

function drawPicker(initial: readonly string[] = [], folders: FolderPickerProps['folders'] = loaded) {
  const { rerender } = render(<Picker folders={folders} initial={initial} />);
  const answer = (next: FolderPickerProps['folders']) => rerender(<Picker folders={next} initial={initial} />);
  return { user: userEvent.setup(), answer };
}

const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.findByRole('checkbox', { name });
const path = () => screen.getByRole('group', { name: 'Folder path' });

test('INTG-041 the arrow leads a level down, Go level up and the path lead up', async () => {
  const { user } = drawPicker();
  expect(await tick('Pensjon')).toBeVisible();
  expect(button('Go up one level')).toHaveAccessibleDescription('This is the top level');
  await user.click(button('Open Pensjon'));
  expect(await tick('Avtaler')).toHaveFocus();
  await user.click(button('Open Avtaler'));
  expect(await tick('Bedriftsavtaler')).toHaveAccessibleDescription('Legal');
  expect(within(path()).getByText('Avtaler')).toHaveAttribute('aria-current', 'location');

  await user.click(button('Go up one level'));
  expect(await tick('Avtaler')).toHaveFocus();
  await user.click(button('Home'));
  expect(await tick('Gruppeliv')).toBeVisible();
});

test('Q33 by keyboard alone: arrows move, open and go up, Space chooses, the list is one tab stop', async () => {
  const { user } = drawPicker();
  const target = await tick('Pensjon');
  act(() => target.focus());
  await user.keyboard('{ArrowRight}');
  expect(await tick('Avtaler')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await tick('Bedriftsavtaler');
  await user.keyboard(' {ArrowDown} ');
  expect(chosen).toEqual(['3', '4']);
  expect(await tick('Fullmakter')).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(await tick('Avtaler')).toHaveFocus();
  await user.tab();
  expect(button('Open Avtaler')).toHaveFocus();
  await user.tab();
  expect(button('Remove Pensjon / Avtaler / Bedriftsavtaler')).toHaveFocus();
});

test('chosen folders are listed with their whole path and can be removed; a deleted one is listed as deleted', async () => {
  const { user } = drawPicker(['3', '99']);
  const list = screen.getByRole('list', { name: 'Selected folders' });
  expect(await within(list).findByText('Pensjon / Avtaler / Bedriftsavtaler')).toBeVisible();
  expect(await within(list).findByText('Deleted folder')).toBeVisible();
  await user.click(button('Remove Deleted folder'));
  expect(chosen).toEqual(['3']);
});

test('INTG-040 the search looks in all folders and shows the path of each result', async () => {
  const { user } = drawPicker();
  await tick('Pensjon');
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'full');
  const row = (await tick('Fullmakter')).closest('li');
  expect(row).toHaveTextContent('Pensjon / Avtaler');
  await user.click(await tick('Fullmakter'));
  expect(chosen).toEqual(['4']);
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), '!');
  expect(await screen.findByText('No folders found')).toBeVisible();
});

test('INTG-048 folders that cannot be loaded say so and can be tried again; an empty level says that', async () => {
  const failed = { ...loaded, data: undefined, error: new Error('down') };
  const { user, answer } = drawPicker([], failed);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load folders');
  await user.click(button('Try again'));
  expect(failed.refetch).toHaveBeenCalled();
  answer({ ...loaded, data: [] });
  expect(screen.getByText('No folders')).toBeVisible();
});
