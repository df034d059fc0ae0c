import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FolderDialog } from './FolderDialog';
import { FolderPicker } from './FolderPicker';
import { FolderTree } from './FolderTree';
import type { ListedFolder } from './folder-index';
import { type FolderSource, sourceOfList } from './folder-source';

const LIST = [
  { id: '1', name: 'Pensjon', parentId: undefined },
  { id: '2', name: 'Avtaler', parentId: '1' },
  { id: '3', name: 'Bedriftsavtaler', parentId: '2', note: 'Legal' },
  { id: '4', name: 'Fullmakter', parentId: '2' },
  { id: '5', name: 'Gruppeliv', parentId: undefined },
];
const source = () => sourceOfList(['folders'], async () => LIST);

let chosen: readonly string[];

function Picker({
  folders,
  initial,
  isSingle,
}: {
  folders: FolderSource;
  initial: readonly string[];
  isSingle: boolean;
}) {
  const [value, setValue] = useState(initial);
  function change(ids: string[]) {
    chosen = ids;
    setValue(ids);
  }
  return <FolderPicker label="Folders" source={folders} value={value} onChange={change} isSingle={isSingle} />;
}

function Tree({ folders, initial }: { folders: FolderSource; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <FolderTree hasSearch label="Archive" source={folders} value={value} onChange={setValue} />;
}

function draw(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const drawPicker = (initial: readonly string[] = [], folders = source(), isSingle = false) =>
  draw(<Picker folders={folders} initial={initial} isSingle={isSingle} />);
const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.findByRole('checkbox', { name });
const path = () => screen.getByRole('group', { name: 'Folder path' });

test('INTG-041 the arrow leads a level down, Go level up and the path lead up', async () => {
  const user = drawPicker();
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
  const user = drawPicker();
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
  const user = drawPicker(['3', '99']);
  const list = screen.getByRole('list', { name: 'Selected folders' });
  expect(await within(list).findByText('Pensjon / Avtaler / Bedriftsavtaler')).toBeVisible();
  expect(await within(list).findByText('Deleted folder')).toBeVisible();
  await user.click(button('Remove Deleted folder'));
  expect(chosen).toEqual(['3']);
});

test('INTG-040 the search looks in all folders and shows the path of each result', async () => {
  const user = drawPicker();
  await tick('Pensjon');
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'full');
  const row = (await tick('Fullmakter')).closest('li');
  expect(row).toHaveTextContent('Pensjon / Avtaler');
  await user.click(await tick('Fullmakter'));
  expect(chosen).toEqual(['4']);
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), '!');
  expect(await screen.findByText('No folders found')).toBeVisible();
});

test('INTG-048 a level that cannot be loaded says so and can be tried again; an empty one says that', async () => {
  const children = jest
    .fn<Promise<ListedFolder[]>, []>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([]);
  const user = drawPicker([], { ...source(), children: children as never });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load folders');
  await user.click(button('Try again'));
  expect(await screen.findByText('No folders')).toBeVisible();
});

test('with isSingle, the next choice replaces the last', async () => {
  const user = drawPicker(['5'], source(), true);
  await user.click(await screen.findByRole('radio', { name: 'Pensjon' }));
  expect(chosen).toEqual(['1']);
});

test("the dialog's button is blocked until a folder is chosen", async () => {
  const choose = jest.fn();
  const user = draw(
    <FolderDialog title="Move Avtaler to" verb="Move" source={source()} onChoose={choose} onClose={jest.fn()} />,
  );
  expect(button('Move')).toHaveAccessibleDescription('Choose a folder first');
  await user.click(await screen.findByRole('radio', { name: 'Gruppeliv' }));
  await user.click(button('Move'));
  expect(choose).toHaveBeenCalledWith('5');
});

const item = (name: string) => screen.findByRole('treeitem', { name });

test('the tree shows the way to the chosen folder, and loads a level when it is opened', async () => {
  const folders = source();
  const children = jest.spyOn(folders, 'children');
  const user = draw(<Tree folders={folders} initial="3" />);
  expect(await item('Bedriftsavtaler')).toHaveAttribute('aria-selected', 'true');
  expect(await item('Pensjon')).toHaveAttribute('aria-expanded', 'true');
  expect(await item('Bedriftsavtaler')).toHaveAttribute('aria-level', '3');
  expect(children).toHaveBeenCalledTimes(3);

  const target = await item('Pensjon');
  act(() => target.focus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Avtaler' })).not.toBeInTheDocument());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await item('Avtaler')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await item('Avtaler')).toHaveAttribute('aria-selected', 'true');
});

test('a level of the tree that cannot be loaded can be tried again', async () => {
  const folders = source();
  const { children } = folders;
  let isDown = true;
  folders.children = async (id) => {
    if (id !== undefined && isDown) throw new Error('down');
    return children(id);
  };
  const user = draw(<Tree folders={folders} />);
  const target = await item('Pensjon');
  act(() => target.focus());
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load folders');
  isDown = false;
  await user.click(button('Try again'));
  expect(await item('Avtaler')).toBeVisible();
});

test('the tree’s search finds a folder wherever it lies', async () => {
  const user = draw(<Tree folders={source()} />);
  await item('Pensjon');
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'bedrift');
  await user.click(await screen.findByRole('button', { name: /Bedriftsavtaler/ }));
  await user.clear(screen.getByRole('searchbox', { name: 'Search folders' }));
  expect(await item('Bedriftsavtaler')).toHaveAttribute('aria-selected', 'true');
});

test('2,000 folders on eight levels: only open levels are requested and drawn', async () => {
  const wide = Array.from({ length: 1992 }, (_, index): ListedFolder => {
    const parentId = index < 12 ? undefined : `f${Math.floor(index / 12) - 1}`;
    return { id: `f${index}`, name: `Folder ${index}`, parentId };
  });
  const deep = Array.from({ length: 8 }, (_, index): ListedFolder => {
    return { id: `d${index}`, name: `Level ${index + 1}`, parentId: index === 0 ? undefined : `d${index - 1}` };
  });
  const folders = sourceOfList(['many'], async () => [...wide, ...deep]);
  const children = jest.spyOn(folders, 'children');
  draw(<Tree folders={folders} initial="d7" />);
  expect(await item('Level 8')).toHaveAttribute('aria-level', '8');
  expect(screen.getAllByRole('treeitem')).toHaveLength(12 + 8);
  expect(children).toHaveBeenCalledTimes(8);
});
