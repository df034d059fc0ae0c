import { createQueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { n } from '@console/words';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { DataTable } from './DataTable';
import { defineTable } from './model/define-table';
import { useTable } from './model/use-table';

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Åse'].map((name) => ({ name }));
type Person = (typeof PEOPLE)[number];

const definition = defineTable<Person>({
  rowId: ({ name }) => name,
  columns: [{ id: 'name', header: 'Name', text: ({ name }) => name, searchable: true }],
  defaultSort: 'name',
  prefix: 'add',
});
const unselectableReason = ({ name }: Person) => (name === 'Cy' ? 'Already a member' : undefined);
const query = { isPending: false, error: null, isFetching: false, refetch: () => undefined };

function Picker() {
  const table = useTable(definition, { rows: PEOPLE, unselectableReason, isPicker: true });
  return (
    <>
      <output>{table.selection.rows.map(({ name }) => name).join(', ')}</output>
      <DataTable
        table={table}
        query={query}
        label="People"
        count={(count) => n(count, '{count} person', '{count} people')}
        searchLabel="Search"
        selectionActions={() => null}
        empty={null}
        noMatchTitle="No user found."
        failureMessage="Failed to load"
      />
    </>
  );
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Picker /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const picked = () => document.querySelector('output')?.textContent;
  return { user: userEvent.setup(), picked, router };
}

test("a press anywhere on a picker's row ticks it, and it stays chosen while a search hides it", async () => {
  const { user, picked } = await open('/');
  await user.click(screen.getByText('Ada'));
  await user.type(screen.getByRole('searchbox'), 'bo');
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }));
  expect(picked()).toBe('Ada, Bo');
  await user.click(screen.getByRole('checkbox', { name: 'Select all 1 person that match' }));
  expect(picked()).toBe('Ada');
});

test('an unselectable row is picked neither alone nor with all', async () => {
  const { user, picked } = await open('/');
  await user.click(screen.getByText('Cy'));
  expect(picked()).toBe('');
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  expect(picked()).toBe('Ada, Bo, Åse');
});

test('a list with a prefix leaves the parameters of another list alone', async () => {
  const { user, router } = await open('/?q=zzz&sort=-name&add.q=bo');
  expect(screen.getAllByRole('checkbox', { name: /^Select/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(router.state.location.search).toBe('?q=zzz&sort=-name&add.q=bo&add.sort=-name');
});
