import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { OrderedRows } from './OrderedRows';

function Columns() {
  const [rows, setRows] = useState(['Name', 'Member no.', 'Date']);
  return (
    <ConsoleUiProvider>
      <OrderedRows label="Columns" rows={rows} idOf={(row) => row} nameOf={(row) => row} onMove={setRows}>
        {(row) => <b>{row}</b>}
      </OrderedRows>
    </ConsoleUiProvider>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

test('INTG-089 INTG-090 rows move up and down, the focus stays with them, and the place is read out', async () => {
  const user = userEvent.setup();
  render(<Columns />);
  const up = screen.getByRole('button', { name: 'Move Member no. up' });
  await user.click(up);
  expect(order()).toEqual(['Member no.', 'Name', 'Date']);
  expect(up).toHaveFocus();
  expect(screen.getByText('Member no., 1 of 3')).toBeInTheDocument();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(up);
  expect(order()).toEqual(['Member no.', 'Name', 'Date']);

  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Name', 'Date', 'Member no.']);
  expect(up).toHaveFocus();
});
