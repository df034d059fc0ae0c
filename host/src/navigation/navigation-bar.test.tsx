import type { SlotFunctions, SlotProps } from '@console/contract';
import { act, fireEvent, screen, waitFor, within } from '@console/testing';
import { useEffect } from 'react';
import { renderConsole } from '../testing/render-console';

const main = () => screen.findByRole('navigation', { name: 'Main' });
const openMenu = async (user: { click(element: Element): Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  return screen.getByRole('menu');
};
const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('HOST-039 HOST-040 HOST-042 an admin has Dashboard, Plans and Docs', async () => {
  await renderConsole('/dashboard', { persona: 'owner' });
  await within(await main()).findByRole('link', { name: 'Plans' });
  expect(names(within(await main()).getAllByRole('link'))).toEqual(['Dashboard', 'Plans', 'Docs ']);
  expect(screen.getByRole('link', { name: /Docs/ })).toHaveAttribute('href', 'https://docs.example');
});

test('HOST-040 HOST-070 a user who is no admin has no Plans', async () => {
  await renderConsole('/dashboard', { persona: 'plainUser' });
  expect(names(within(await main()).getAllByRole('link'))).toEqual(['Dashboard', 'Docs ']);
});

test('HOST-040 Plans is offered only where an area serves it', async () => {
  await renderConsole('/dashboard', { persona: 'owner', registry: { areas: new Map() } });
  await screen.findByText('Fjellheim Pensjon AS · 999 000 111');
  expect(names(within(await main()).getAllByRole('link'))).toEqual(['Dashboard', 'Docs ']);
});

test('HOST-043 the top bar names the user, the company and its org number', async () => {
  await renderConsole('/dashboard', { persona: 'owner' });
  const who = await screen.findByRole('button', { name: /Account menu/ });
  expect(who).toHaveTextContent('Ingrid Haugland');
  expect(await within(who).findByText('Fjellheim Pensjon AS · 999 000 111')).toBeVisible();
});

test('HOST-044 HOST-046 HOST-047 the user menu leads to Settings and New Company, and signs out', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await main();
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/userprofile');
  expect(within(menu).getByRole('menuitem', { name: 'New Company' })).toHaveAttribute('href', '/company/create');
  expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('Q153 Keys in the account menu turns keys of one character off, for this browser', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await main();
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('menuitem', { name: 'Keys' }));
  await user.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }));
  expect(localStorage.getItem('console-shortcuts')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Keys' }));
  await user.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }));
  expect(localStorage.getItem('console-shortcuts')).toBe('on');
});

test.each([
  ['severalCompanies', true],
  ['owner', false],
] as const)('HOST-045 Change Company for %s: %s', async (persona, isOffered) => {
  const { user } = await renderConsole('/dashboard', { persona });
  await main();
  const menu = await openMenu(user);
  expect(within(menu).queryAllByRole('menuitem', { name: 'Change Company' })).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ['staff', ['/system']],
  ['owner', []],
] as const)('the account menu of %s leads to System: %j', async (persona, paths) => {
  const { user } = await renderConsole('/dashboard', { persona });
  await main();
  const links = within(await openMenu(user)).queryAllByRole('menuitem', { name: 'System' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('HOST-041 HOST-048 an inactive customer has no navigation besides Sign out', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'inactiveCompany' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const menu = await openMenu(user);
  expect(names(within(menu).getAllByRole('menuitem'))).toEqual(['Sign out']);
});

test('the side navigation shows the groups of the registry, with the current one open', async () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  await renderConsole('/admin/team/manage', { persona: 'owner' });
  const side = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(side).findByRole('link', { name: 'Manage' })).toHaveAttribute('aria-current', 'page');
  expect(within(side).getByRole('button', { name: 'Team' })).toHaveAttribute('aria-expanded', 'true');
});

test('Q33 in Go to the chosen page is always in sight', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await main();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Go to a page' });
  await user.keyboard('{ArrowUp}');
  const last = screen.getAllByRole('option').at(-1);
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(last);
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
  scrollIntoView.mockRestore();
});

test('Q75 Q130 text typed while the code of Go to is fetched becomes the search, and reaches no other element', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await openMenu(user);
  // Q130: on a Greek layout.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'κ', code: 'KeyK', ctrlKey: true });
  // The code arrives later.
  const waiting = screen.getByRole('textbox', { name: 'Go to a page' });
  expect(waiting).toHaveFocus();
  fireEvent.change(waiting, { target: { value: 'mana' } });
  const field = await screen.findByRole('combobox', { name: 'Go to a page' });
  expect(field).toHaveFocus();
  await user.keyboard('ge');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveValue('manage');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Manage users');
});

test('HOST-102 Go to shows results of areas: searched when the typing pauses, chosen by keyboard, removed when they no longer match', async () => {
  const searches: string[] = [];
  const find: SlotFunctions['search'] = async (search) => {
    searches.push(search);
    const label = 'Astrid Bjørnstad';
    const results = [{ kind: 'User', label, detail: 'astrid@x.no', path: '/admin/team/invite' }];
    return { results: label.toLowerCase().includes(search) ? results : [] };
  };
  const { user, client, router } = await renderConsole('/dashboard', {
    persona: 'owner',
    slots: {
      find: { slot: 'search', order: 10, requires: { feature: 'team' } },
      findSecrets: { slot: 'search', order: 20, requires: { staff: true } },
    },
  });
  client.setQueryData(['area-code', 'sample_area', 'slots/find'], () => find);
  await main();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Go to a page or find something by name' });
  // Screen readers read the field, and not the first page.
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.type(field, 'a');
  expect(field).toHaveAttribute('aria-activedescendant');
  expect(searches).toEqual([]);
  await user.type(field, 'strid');
  // The search has not ended.
  expect(screen.queryByText(/^No (pages|results) found$/)).not.toBeInTheDocument();
  const option = await screen.findByRole('option', { name: /Astrid Bjørnstad astrid@x.no\s*User/ });
  expect(searches).toEqual(['astrid']);
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('1 result')).toHaveAttribute('role', 'status');
  await user.type(field, ' q');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await screen.findByText('No results found')).toBeVisible();
  await user.keyboard('{Backspace}{Backspace}');
  await screen.findByRole('option', { name: /Astrid/ });
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/admin/team/invite');
});

test('Q109 each page in Go to is a link, which Ctrl, Cmd and Enter press as a mouse does, and the page stays', async () => {
  const { user, router } = await renderConsole('/dashboard', { persona: 'owner' });
  await main();
  for (const key of ['ctrlKey', 'metaKey'] as const) {
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Go to/ });
    await user.type(field, 'manage users');
    const option = screen.getByRole('option', { selected: true });
    expect(option).toHaveAttribute('href', '/admin/team/manage');
    const press = jest.fn((event: MouseEvent) => event.defaultPrevented);
    // The browser opens the tab after all handlers, unless a handler has prevented it.
    addEventListener('click', press, { once: true });
    fireEvent.keyDown(field, { key: 'Enter', [key]: true });
    expect(press.mock.calls[0]?.[0]).toMatchObject({ [key]: true });
    expect(press).toHaveReturnedWith(false);
    expect(router.state.location.pathname).toBe('/dashboard');
  }
});

test('C156 Go to finds commands: the theme is switched, and a path that a page has too stands once', async () => {
  const command = { kind: 'Command', label: 'Manage everybody', path: '/admin/team/manage' };
  const { user, client } = await renderConsole('/dashboard', {
    persona: 'owner',
    slots: { find: { slot: 'search', order: 10 } },
  });
  client.setQueryData(['area-code', 'sample_area', 'slots/find'], () => async () => ({ results: [command] }));
  await main();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /Go to/ }), 'manage everybody');
  expect(await screen.findByRole('option', { name: /Manage everybody\s*Command/ })).toBeVisible();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'manage');
  await waitFor(() => expect(screen.queryByText('Searching')).not.toBeInTheDocument());
  expect(screen.getByRole('option', { name: /Manage users/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Manage everybody/ })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'switch');
  expect(screen.getByRole('option')).toHaveTextContent(/Switch to dark theme\s*Command/);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('HOST-102 an area that cannot be loaded shows its failure in Go to, and the pages are found nevertheless', async () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const slots = { find: { slot: 'search' as const, order: 10, requires: { feature: 'team' as const } } };
  const { user } = await renderConsole('/dashboard', { persona: 'owner', slots });
  await main();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /Go to/ }), 'manage');
  expect(await screen.findByText(/Sample couldn’t be loaded/)).toBeVisible();
  expect(screen.getByRole('option', { name: /Manage users/ })).toBeVisible();
  expect(screen.queryByText('Searching')).not.toBeInTheDocument();
});

test('HOST-102 Go to reports a search that has failed; an area built before `search` fills `go-to` with a component', async () => {
  function FindRoles({ search, onFound }: SlotProps['go-to']) {
    useEffect(() => {
      onFound({ source: 'earlier', search, results: [{ kind: 'Role', label: 'Auditor', path: '/admin/team/invite' }] });
    }, [search, onFound]);
    return null;
  }
  const { user, client } = await renderConsole('/dashboard', {
    persona: 'owner',
    slots: { find: { slot: 'search', order: 10 }, findRoles: { slot: 'go-to', order: 20 } },
  });
  client.setQueryData(['area-code', 'sample_area', 'slots/find'], () => () => Promise.reject(new Error('no')));
  client.setQueryData(['area-code', 'sample_area', 'slots/findRoles'], () => FindRoles);
  await main();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /Go to/ }), 'audit');
  expect(await screen.findByRole('option', { name: /Auditor\s*Role/ })).toBeVisible();
  expect(await screen.findByText('Couldn’t search everything. Some results may be missing.')).toBeVisible();
});

test('Q33 ? shows the keys, but not while the focus is in a field', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await main();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to a page' }), '?');
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(keys).getByText('F8')).toBeVisible();
});
