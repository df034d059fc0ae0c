import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FolderTree } from './FolderTree';

const FOLDERS = [
  { id: 'p', name: 'Pensjon' },
  { id: 'a', name: 'Avtaler', parentId: 'p' },
  { id: 'b', name: 'Bedriftsavtaler', parentId: 'a' },
  { id: 'l', name: 'Lønn' },
];

function Tree({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <ConsoleUiProvider>
      <FolderTree label="Folders" folders={FOLDERS} value={value} onChange={setValue} />
    </ConsoleUiProvider>
  );
}

test('Q33 the tree is walked, unfolded and opened by keyboard; folded branches are not drawn', async () => {
  const user = userEvent.setup();
  render(<Tree />);
  expect(screen.getByRole('tree', { name: 'Folders' })).toBeVisible();
  expect(screen.queryByRole('treeitem', { name: /Avtaler/ })).not.toBeInTheDocument();

  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByText('Avtaler')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Avtaler').closest('[data-selected]')).toBeInTheDocument();
});

test('a deep link unfolds what leads to the folder', () => {
  render(<Tree start="b" />);
  expect(screen.getByText('Bedriftsavtaler')).toBeVisible();
  expect(screen.getByText('Bedriftsavtaler').closest('[data-selected]')).toBeInTheDocument();
});
