import { version } from '@console/api';
import { send } from '@console/http';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const LIST = '/admin/version/releasePackages';
const PACKAGE = '/admin/releasePackageDetails';
const SHARE = 'POST /Version/SendNotification';
const RICH = 1056;

const open = (path: string, options: RenderOptions = {}) => renderRoute(path, { area, module, ...options });
async function openPackage(options: RenderOptions = {}) {
  const rendered = await open(`${PACKAGE}/${RICH}`, options);
  await screen.findByRole('heading', { name: 'General Information' });
  return { ...rendered, details: await send(version.getReleasePackage, { packageId: RICH }) };
}
const section = (name: string) => screen.getByRole('region', { name });
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean);

test('VERS-022 VERS-025 a package has its type, version, date, information, dependencies and applications', async () => {
  const { details, calls } = await openPackage();

  expect(calls.map(({ name }) => name)).toContain(`GET /Version/ReleasePackages/${details.packageId}`);
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(fact('Package Type')).toBe(details.packageType === 0 ? 'Centerpoint' : 'Interact');
  expect(fact('Version')).toBe(details.packageVersion);
  expect(fact('Package Date')).toMatch(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  for (const line of lines(details.packageGeneralInfo)) expect(section('General Information')).toHaveTextContent(line);
  for (const line of lines(details.packageDownloadInfo))
    expect(section('Download Information')).toHaveTextContent(line);
  const items = (name: string) =>
    within(section(name))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(items('Dependencies')).toEqual(details.dependencies);
  expect(items('Applications affected')).toEqual(details.applicationsAffected);
});

test('VERS-023 the changelog has each application’s name, headline, version, picture, needs, parts and details', async () => {
  const { details } = await openPackage();

  expect(details.changelogs).toHaveLength(3);
  expect(details.changelogs[0]).toMatchObject({
    image: expect.any(String),
    dependencies: [expect.any(String)],
    subModules: [expect.any(String)],
  });
  for (const changelog of details.changelogs) {
    const entry = screen.getByRole('article', { name: changelog.headline });
    const words = [changelog.name, changelog.version, ...changelog.dependencies, ...changelog.subModules];
    for (const word of [...words, ...lines(changelog.details)]) expect(entry).toHaveTextContent(word);
    const picture = within(entry).queryByRole('img');
    expect(picture?.getAttribute('src') ?? null).toBe(changelog.image);
  }
});

test('VERS-024 Back returns to the list with its search, also after following links within the page', async () => {
  const { user, router } = await open(`${LIST}?search=signator&from=2016-01-01`);
  const [first] = await screen.findAllByRole('rowheader');
  await user.click(within(first as HTMLElement).getByRole('link'));
  await screen.findByRole('heading', { name: 'General Information' });
  expect(router.state.location.search).toBe('');

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  await user.click(contents.getByRole('link', { name: 'Dependencies' }));
  expect(screen.getByRole('heading', { name: 'Dependencies' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location).toMatchObject({ pathname: LIST, search: '?search=signator&from=2016-01-01' });
});

test('VERS-024 after a link from outside, Back goes to the list', async () => {
  const { user, router } = await open(`${PACKAGE}/1001`);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(router.state.location).toMatchObject({ pathname: LIST, search: '' });
});

test('VERS-026 a package that cannot be loaded says "Failed to load package", and Try again loads it', async () => {
  const { user, sandbox } = await open(`${PACKAGE}/1001`, {
    prepare: ({ faults }) => faults.add({ match: 'GET /Version/ReleasePackages/1001', fault: 'status=503' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load package' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'General Information' })).toBeInTheDocument();
});

test('VERS-027 VERS-028 VERS-029 a package is shared with an e-mail address', async () => {
  const { user, calls, details, sandbox } = await openPackage();
  await user.click(screen.getByRole('button', { name: 'Share by e-mail' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share by e-mail' }));

  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'kari@partner{Enter}');
  expect(await dialog.findByText('Invalid e-mail')).toBeInTheDocument();
  expect(calls.some(({ name }) => name === SHARE)).toBe(false);

  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), '.example{Enter}');
  // Toasts move out of a closing dialog.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('E-mail with package details has been issued')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const title = `${details.packageType === 0 ? 'Centerpoint' : 'Interact'} ${details.packageVersion}`;
  expect(calls.find(({ name }) => name === SHARE)?.body).toEqual({
    packageId: details.packageId,
    subject: title,
    content: details.packageGeneralInfo,
    customRecipient: 'kari@partner.example',
    attachReleasePackageInformation: true,
    attachDetailedChangelogs: true,
  });
  expect(await sandbox.outbox.list()).toMatchObject([{ to: 'kari@partner.example', subject: title }]);
});

test('VERS-030 a failed share says "Failed to share the details", and the dialog stays open', async () => {
  const { user } = await openPackage({
    prepare: ({ faults }) => faults.add({ match: SHARE, fault: 'status=503' }),
  });
  await user.click(screen.getByRole('button', { name: 'Share by e-mail' }));
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'kari@partner.example{Enter}');
  expect(await screen.findByText('Failed to share the details')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('kari@partner.example');
});

test('the changelog is searched: matches are marked and counted, Enter goes from one to the next', async () => {
  const { user } = await openPackage();
  const box = screen.getByRole('searchbox', { name: 'Search the changelog' });
  const bar = within(screen.getByRole('search', { name: 'Changelog' }));
  await user.type(box, 'the');

  const marks = [...document.querySelectorAll('mark')];
  expect(marks.length).toBeGreaterThan(1);
  expect(new Set(marks.map((mark) => mark.textContent?.toLowerCase()))).toEqual(new Set(['the']));
  const current = () => marks.findIndex((mark) => mark.hasAttribute('data-current'));
  expect(bar.getByRole('status')).toHaveTextContent(`1 of ${marks.length}`);
  await user.keyboard('{Enter}');
  expect([current(), bar.getByRole('status').textContent]).toEqual([1, `2 of ${marks.length}`]);
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  expect(current()).toBe(marks.length - 1);
  await user.click(bar.getByRole('button', { name: 'Next match' }));
  expect(current()).toBe(0);

  await user.type(box, 'zzzz');
  expect(bar.getByRole('status')).toHaveTextContent('No matches');
});

test.each(['100%', '%C3%A'])('Q129 a page whose link was cut at #%s opens', async (hash) => {
  await open(`${PACKAGE}/1060#${hash}`);
  expect(await screen.findByRole('searchbox', { name: 'Search the changelog' })).toBeVisible();
});

test('the copied link has neither the anchor nor the page that led here', async () => {
  const { user, details } = await openPackage();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${PACKAGE}/${details.packageId}`);
});

test('Q14 markup in a package is shown as text', async () => {
  const hostile = `<img src=x onerror="document.title='taken'"><script>1</script> javascript:alert(1)`;
  const { container } = await open(`${PACKAGE}/1001`, {
    prepare: ({ db }) =>
      db.run(`UPDATE release_packages SET general_info = '${hostile.replaceAll("'", "''")}' WHERE package_id = 1001`),
  });
  await waitFor(() => expect(section('General Information')).toHaveTextContent(hostile));
  expect(container.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
});

test('an address with an invalid package id says so, leads to the list, and requests nothing', async () => {
  const { user, calls, router } = await open(`${PACKAGE}/abc`);
  expect(await screen.findByRole('heading', { name: 'This release package doesn’t exist' })).toBeVisible();
  expect(calls.filter(({ name }) => name.includes('ReleasePackages'))).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'All release packages' }));
  expect(router.state.location.pathname).toBe(LIST);
});
