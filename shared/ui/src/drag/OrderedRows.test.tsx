import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { OrderedRows } from './OrderedRows';

interface ArchiveColumn {
  id: string;
  label: string;
}

const START: readonly ArchiveColumn[] = ['Title', 'Received', 'Member no.'].map((label) => ({ id: label, label }));
const definition = {
  rowId: (column: ArchiveColumn) => column.id,
  columns: [{ id: 'label', header: 'Label', text: (column: ArchiveColumn) => column.label }],
  marked: { label: 'moved', has: (column: ArchiveColumn) => column.id === 'Title' },
};

function Columns() {
  const [rows, setRows] = useState(START);
  return (
    <OrderedRows
      label="Metadata columns"
      rows={rows}
      definition={definition}
      onReorder={setRows}
      rowHref={({ id }) => `/columns/${id}`}
      rowActions={() => []}
    />
  );
}

function draw() {
  const router = createMemoryRouter([{ path: '*', element: <Columns /> }]);
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  return userEvent.setup();
}

const order = () => screen.getAllByRole('link').map((link) => link.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const news = () => screen.getAllByRole('status')[0];

test('INTG-089 moving up changes the order, keeps the focus on its button and reads out the new place', async () => {
  const user = draw();
  await user.click(button('Move Member no. up'));
  expect(order()).toEqual(['Title', 'Member no.', 'Received']);
  expect(news()).toHaveTextContent('Member no., 2 of 3');
  expect(button('Move Member no. up')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Member no.', 'Title', 'Received']);
  expect(button('Move Member no. up')).toHaveFocus();
  expect(button('Move Member no. up')).toHaveAccessibleDescription('Already first');
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Member no.', 'Title', 'Received']);
});

test('INTG-090 moving down changes the order, and so does Alt with an arrow from anywhere in the row', async () => {
  const user = draw();
  await user.click(button('Move Title down'));
  expect(order()).toEqual(['Received', 'Title', 'Member no.']);
  act(() => screen.getByRole('link', { name: 'Title' }).focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Received', 'Member no.', 'Title']);
  expect(screen.getByRole('link', { name: 'Title' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['Received', 'Title', 'Member no.']);
  expect(news()).toHaveTextContent('Title, 2 of 3');
});

test('changed rows are marked in words', () => {
  draw();
  expect(screen.getByRole('rowheader', { name: /Title.*moved/ })).toBeInTheDocument();
});

test('INTG-089 INTG-090 rows move up and down, the focus stays with them, and the place is read out', async () => {
  const user = draw();
  await user.click(button('Move Member no. up'));
  await user.click(button('Move Member no. up'));
  const up = button('Move Member no. up');
  expect(order()).toEqual(['Member no.', 'Title', 'Received']);
  expect(up).toHaveFocus();
  expect(screen.getByText('Member no., 1 of 3')).toBeInTheDocument();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(up);
  expect(order()).toEqual(['Member no.', 'Title', 'Received']);

  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Title', 'Received', 'Member no.']);
  expect(up).toHaveFocus();
});

test('INTG-089 Q56 a second press at the same place moves the same row again, not the row now under the pointer', async () => {
  draw();
  const press = (name: string, clientX: number, detail: number) => {
    fireEvent.mouseDown(button(name), { clientX, clientY: 300, detail });
    fireEvent.click(button(name), { clientX, clientY: 300, detail });
  };
  press('Move Title down', 500, 1);
  expect(order()).toEqual(['Received', 'Title', 'Member no.']);
  // A double click: the second click has the count 2.
  press('Move Received down', 500, 2);
  expect(order()).toEqual(['Received', 'Member no.', 'Title']);
  expect(button('Move Title down')).toHaveFocus();
  press('Move Received down', 560, 1);
  expect(order()).toEqual(['Member no.', 'Received', 'Title']);
});
