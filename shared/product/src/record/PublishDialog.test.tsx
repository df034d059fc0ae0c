import { QueryClient, QueryClientProvider } from '@console/query';
import { ConsoleUiProvider, toast, useSave } from '@console/ui';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PublishDialog } from './PublishDialog';
import { defineFields } from './record-fields';

const fields = defineFields([
  { name: 'smtpServer', label: 'SMTP server' },
  { name: 'apiKey', label: 'API key', isSecret: true },
]);
const records = [
  { id: '5', name: 'E-mail delivery', changes: [fields.changeOf('apiKey', 'old-key', 'new-key')] },
  { id: '9', name: 'Archive', changes: [] },
];
const publish = jest.fn<Promise<void>, []>();

function Services() {
  const [isOpen, setOpen] = useState(true);
  const save = useSave({ mutationFn: publish, saved: 'Settings published', failed: 'Failed to publish settings' });
  if (!isOpen) return null;
  return (
    <PublishDialog
      title="Pending changes in draft"
      verb="Publish"
      target="Test"
      versions={['Published', 'Draft']}
      records={records}
      query={{ error: null, refetch: () => undefined, isFetching: false }}
      areOpen
      save={save}
      variables={undefined}
      onClose={() => setOpen(false)}
    />
  );
}

function openReview() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <Services />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  publish.mockReset();
  left.mockReset();
  toast.clear();
});

test('SERV-018 C44 drafts are reviewed together, without secrets, and published by one request however often the button is pressed', async () => {
  const done = { resolve: () => {} };
  publish.mockImplementation(() => new Promise((resolve) => Object.assign(done, { resolve })));
  const user = openReview();
  const dialog = within(screen.getByRole('dialog', { name: 'Pending changes in draft' }));
  expect(dialog.getByRole('table', { name: 'Changes to E-mail delivery' })).toHaveTextContent(
    /PublishedDraftAPI keyStoredNew value, not shown/,
  );
  expect(dialog.getByText('Nothing would change')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/old-key|new-key/);

  await user.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  expect(publish).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(async () => done.resolve());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Settings published')).toBeVisible();
});

test('SERV-026 a publish that fails is reported, and the review stays open', async () => {
  publish.mockRejectedValue(new Error('No'));
  const user = openReview();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Failed to publish settings')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Pending changes in draft' })).toBeVisible();
});

function Documents() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  return (
    <PublishDialog
      title="Publish selected documents"
      verb="Publish"
      target="Test"
      versions={['Test now', 'After publishing']}
      records={Array.from({ length: 60 }, (_, index) => ({
        id: String(index),
        code: `EUR-${index}`,
        name: index === 7 ? 'Årsbesked' : 'Förtida uttag',
        changes: [fields.changeOf('smtpServer', 'a', 'b')],
      }))}
      leftOut={leftOut}
      onLeaveOut={setLeftOut}
      query={{ error: null, refetch: () => undefined, isFetching: false }}
      onPublish={() => left(leftOut)}
      onClose={() => undefined}
    />
  );
}
const left = jest.fn<void, [ReadonlySet<string>]>();

const openDocuments = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <Documents />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
const list = () => within(screen.getByRole('list', { name: 'What will change' }));

test('C144 a long review is searched, and one record of it is left out', async () => {
  openDocuments();
  const user = userEvent.setup();
  await user.click(screen.getByRole('searchbox', { name: 'Search changes' }));
  await user.paste('arsbes');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  await user.click(list().getByRole('checkbox', { name: 'Publish EUR-7' }));
  expect(list().getByRole('listitem')).toHaveTextContent('Unchanged');
  await user.type(screen.getByRole('searchbox'), ' nobody');
  expect(screen.getByText('No matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(left.mock.calls).toEqual([[new Set(['7'])]]);
});

test('C144 one checkbox leaves out all that a search has found, and takes them back', async () => {
  openDocuments();
  const user = userEvent.setup();
  await user.click(screen.getByRole('searchbox', { name: 'Search changes' }));
  await user.paste('EUR-5');
  const all = screen.getByRole('checkbox', { name: 'All 11 matches' });
  await user.click(all);
  for (const row of list().getAllByRole('listitem')) expect(row).toHaveTextContent('Unchanged');
  await user.click(list().getByRole('checkbox', { name: 'Publish EUR-50' }));
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect([...(left.mock.calls[0]?.[0] ?? [])].toSorted()).toEqual(
    ['5', '51', '52', '53', '54', '55', '56', '57', '58', '59'].toSorted(),
  );
  await user.click(all);
  expect(all).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(left.mock.calls[1]).toEqual([new Set()]);
});

test('C144 a long review draws the pages near the view only, and nothing has to be pressed for the others', () => {
  const near = new Map<Element, (isNear: boolean) => void>();
  const spy = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((report) => {
    const observer = {
      observe: (page: Element) =>
        near.set(page, (isIntersecting) =>
          act(() => report([{ isIntersecting } as IntersectionObserverEntry], observer)),
        ),
      disconnect: () => {},
    } as unknown as IntersectionObserver;
    return observer;
  });
  openDocuments();
  expect(list().getAllByRole('listitem')).toHaveLength(50);
  expect(list().queryByRole('button')).not.toBeInTheDocument();
  const [first, second] = near.values();
  second?.(true);
  expect(list().getAllByRole('listitem')).toHaveLength(60);
  first?.(false);
  const rows = list().getAllByRole('listitem');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveAttribute('aria-posinset', '51');
  expect(rows[0]).toHaveAttribute('aria-setsize', '60');
  spy.mockRestore();
});
