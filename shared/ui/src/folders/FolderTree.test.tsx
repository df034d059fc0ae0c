import { QueryClient, QueryClientProvider } from '@console/query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FolderTree } from './FolderTree';
import { sourceOfList } from './folder-source';

const FOLDERS = [
  { id: 'p', name: 'Pensjon' },
  { id: 'a', name: 'Avtaler', parentId: 'p' },
  { id: 'b', name: 'Bedriftsavtaler', parentId: 'a' },
  { id: 'l', name: 'Lønn' },
];
const source = sourceOfList(['folders'], async () => FOLDERS);

function Tree({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <FolderTree label="Folders" source={source} value={value} onChange={setValue} />
      </ConsoleUiProvider>
    </QueryClientProvider>
  );
}

test('Q33 the keyboard moves in the tree, expands and opens; collapsed branches are not drawn', async () => {
  const user = userEvent.setup();
  render(<Tree />);
  const tree = await screen.findByRole('tree', { name: 'Folders' });
  expect(tree).toBeVisible();
  expect(tree).toHaveAttribute('aria-labelledby', screen.getByText('Folders').id);
  expect(screen.queryByRole('treeitem', { name: /Avtaler/ })).not.toBeInTheDocument();

  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByText('Avtaler')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Avtaler').closest('[data-selected]')).toBeInTheDocument();
});

test("Q33 a deep link expands the folder's ancestors, and Tab focuses the folder", async () => {
  const user = userEvent.setup();
  render(<Tree start="b" />);
  expect(await screen.findByText('Bedriftsavtaler')).toBeVisible();
  expect(screen.getByText('Bedriftsavtaler').closest('[data-selected]')).toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Bedriftsavtaler').closest('[role=treeitem]')).toHaveFocus();
});

test('INTG-041 the first of many search results are drawn, and a button adds the next ones', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ id: `f${index}`, name: `Folder ${index}` }));
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <FolderTree
          hasSearch
          label="Folders"
          source={sourceOfList(['many'], async () => many)}
          value={undefined}
          onChange={() => {}}
        />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search folders' }), 'folder');
  const results = within(await screen.findByRole('list', { name: 'Matching folders' }));
  expect(results.getAllByRole('button', { name: /^Folder/ })).toHaveLength(100);
  await user.click(results.getByRole('button', { name: 'Show 30 of 30 more' }));
  expect(results.getAllByRole('button')).toHaveLength(130);
});
