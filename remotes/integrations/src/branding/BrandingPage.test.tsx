import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/settings/branding';
const SAVE = 'POST /api/Customer/WhiteLabel';
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const PNG = [...'\x89PNG\r\n\x1a\n'].map((letter) => letter.charCodeAt(0));
const picture = (name: string, head = PNG) => new File([Uint8Array.from([...head, ...name].map(Number))], name);

// jsdom decodes no pictures.
beforeEach(() => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: async () => undefined, configurable: true });
});

async function open(options: RenderOptions = {}) {
  const view = await renderRoute(PATH, { area, module, ...options });
  const { user, calls } = view;
  const background = await screen.findByRole('textbox', { name: 'Background' });
  const write = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    // Typing renders the form per key.
    if (text) await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = () => calls.filter(({ name }) => name === SAVE).map(({ body }) => body as Record<string, string>);
  return { ...view, background, write, save, saved };
}

test('HOST-030 INTG-180 INTG-181 INTG-182 INTG-183 INTG-187 INTG-190 INTG-193 INTG-194 INTG-196 the page has its sections, and a colour is saved as it was typed', async () => {
  const { write, save, saved, background } = await open();
  for (const title of ['Colors', 'Pictures', 'Login'])
    expect(screen.getByRole('region', { name: title })).toBeVisible();
  for (const name of ['Background', 'Header background', 'Card background', 'Primary text', 'Secondary text']) {
    expect(screen.getByRole('textbox', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: `Choose ${name}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Reset to default: ${name}` })).toBeNull();
  }
  expect(background).toHaveValue('#f3f5f6');
  await write('Background', 'eef');
  await write('Logo URL', 'https://fjellheim.example/logo.png');
  await save();
  expect(await screen.findByText('Brand Settings updated')).toBeVisible();
  expect(saved()).toEqual([
    {
      bgColor: 'eef',
      headerBgColor: '#f3f5f6',
      cardBgColor: '#ffffff',
      textPrimaryColor: '#111827',
      textSecondaryColor: '#52525b',
      logoUrl: 'https://fjellheim.example/logo.png',
      useCustomLogin: false,
      loginUrl: '',
      ...Object.fromEntries(MONTHS.map((month) => [month, ''])),
    },
  ]);
});

test('INTG-184 INTG-185 a colour is required and must be one', async () => {
  const { write, save, saved } = await open();
  await write('Background', '');
  await write('Secondary text', '#52525');
  await save();
  const field = (name: string) => screen.getByRole('textbox', { name });
  await waitFor(() => expect(field('Background')).toHaveAccessibleDescription(/^Required/));
  expect(field('Secondary text')).toHaveAccessibleDescription(/^Invalid HEX color/);
  expect(field('Secondary text')).toHaveValue('#52525');
  expect(saved()).toEqual([]);
});

test('INTG-182 INTG-183 INTG-187 INTG-194 INTG-195 stored values can be reset to the default, and the reset can be undone', async () => {
  const colors = {
    bgColor: '#abcdef',
    headerBgColor: '#102030',
    cardBgColor: '#fefefe',
    textPrimaryColor: '#010203',
    textSecondaryColor: '#040506',
  };
  const { user, background, calls } = await open({
    prepare: ({ db }) =>
      db.run(`insert into brandings (customer_id, colors, logo_url, use_custom_login, login_url, pictures) values
        ('c-fjellheim', '${JSON.stringify(colors)}', 'https://fjellheim.example/logo.png', 0, '',
        '${JSON.stringify(Object.fromEntries(MONTHS.map((month) => [month, ''])))}')`),
  });
  const text = (name: string) => screen.getByRole('textbox', { name });
  const all = () =>
    ['Background', 'Header background', 'Card background', 'Primary text', 'Secondary text'].map(
      (name) => (text(name) as HTMLInputElement).value,
    );
  expect(all()).toEqual(Object.values(colors));
  expect(screen.getAllByText('Reset to default')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Reset to default: Background' }));
  expect(background).toHaveFocus();
  expect(screen.getAllByText('Reset to default')).toHaveLength(4);
  expect(background).toHaveValue('#f3f5f6');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(background).toHaveValue('#abcdef');
  await user.click(screen.getByRole('button', { name: 'Reset to default: Secondary text' }));
  expect(all()).toEqual([...Object.values(colors).slice(0, 4), '#52525b']);
  expect(text('Logo URL')).toHaveValue('https://fjellheim.example/logo.png');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(text('Logo URL')).toHaveValue('');
  expect(calls.map(({ name }) => name)).toContain('GET /api/Customer/WhiteLabel/default');
});

test('INTG-188 INTG-189 the custom login shows its address, which is required, and twelve pictures', async () => {
  const { user, save, saved, write } = await open();
  const pictures = () => screen.queryAllByRole('button', { name: /^Add a picture for / });
  expect(screen.queryByRole('textbox', { name: 'Custom Login URL' })).not.toBeInTheDocument();
  expect(pictures()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Use Custom Login' }));
  expect(pictures().map(({ textContent }) => textContent.toLowerCase())).toEqual(MONTHS);
  await save();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Custom Login URL' })).toHaveAccessibleDescription(/^Required/),
  );
  expect(saved()).toEqual([]);
  await write('Custom Login URL', 'nonsense');
  await save();
  expect(await screen.findByText('The URL isn’t valid.')).toBeVisible();
  await write('Custom Login URL', 'https://logg-inn.fjellheim.example');
  await save();
  expect(await screen.findByText('Brand Settings updated')).toBeVisible();
  expect(saved().at(-1)).toMatchObject({ useCustomLogin: true, loginUrl: 'https://logg-inn.fjellheim.example' });
});

test('several pictures are assigned by the months in their names, and the refused ones are listed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Use Custom Login' }));
  const several = screen.getByLabelText('Pictures for several months');
  await user.upload(several, [
    picture('january.png'),
    picture('02.png'),
    picture('fjord.png'),
    picture('mars.png', [104, 101]),
  ]);
  expect(await screen.findByText('2 pictures were added')).toBeVisible();
  expect(screen.getByText(/The file name has no month/)).toHaveTextContent('fjord.png');
  expect(screen.getByText(/This isn’t a picture, even though it has a picture’s file extension/)).toHaveTextContent(
    'mars.png',
  );
  expect(screen.getByText(/^2 of 12 added \(\d+ B/)).toBeVisible();
});

test('INTG-190 INTG-191 INTG-192 a picture becomes a data URL, is cleared, and is used for all months', async () => {
  const { user, save, saved, write } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Use Custom Login' }));
  await write('Custom Login URL', 'https://logg-inn.fjellheim.example');
  await user.upload(screen.getByLabelText('Pictures for several months'), [picture('january.png'), picture('02.png')]);
  await user.click(await screen.findByRole('button', { name: 'Remove the picture for January' }));
  await user.click(screen.getByRole('button', { name: 'Add a picture for May' }));
  await user.upload(screen.getByLabelText('Picture for a month'), picture('whatever.png'));
  await screen.findByRole('button', { name: 'Change the picture for May' });
  await save();
  expect(await screen.findByText('Brand Settings updated')).toBeVisible();
  const [sent] = saved();
  expect(sent).toMatchObject({ january: '', may: expect.stringMatching(/^data:image\/png;base64,iVBORw/) });
  expect(sent?.february).toMatch(/^data:image\/png/);

  await user.click(screen.getByRole('button', { name: 'Use May for all months' }));
  expect(screen.getAllByRole('button', { name: /^Change the picture for / })).toHaveLength(12);
});

test('INTG-197 a failed save says so, and the unsaved values stay', async () => {
  const { write, save, sandbox, background } = await open();
  await write('Background', '#abcdef');
  sandbox.faults.add({ match: SAVE, fault: 'status=500;body=html' });
  await save();
  expect(await screen.findByText('Save failed')).toBeVisible();
  expect(background).toHaveValue('#abcdef');
});

test('the preview draws one sheet in the card background, and the link of a custom login', async () => {
  const { user } = await open();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  const dashboard = within(preview.getByRole('img', { name: 'Dashboard page, light' }));
  expect(dashboard.getByText('Good morning').closest('[data-sheet]')).toContainElement(dashboard.getByText('Studio'));
  expect(dashboard.getByText('Users').closest('[data-sheet]')).toBeNull();
  await user.click(preview.getByRole('radio', { name: 'Sign-in' }));
  expect(preview.queryByText(/has its own sign-in/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Use Custom Login' }));
  await user.clear(screen.getByRole('textbox', { name: 'Custom Login URL' }));
  await user.type(screen.getByRole('textbox', { name: 'Custom Login URL' }), 'https://login.fjellheim.example/x');
  expect(preview.getByText(/has its own sign-in page:/)).toHaveTextContent(/login\.fjellheim\.example$/);
});

test('the preview has the typed colours at once, and lists the contrast of each pair', async () => {
  const { user, write } = await open();
  const preview = screen.getByRole('region', { name: 'Preview' });
  const contrast = () => within(preview).getByRole('list', { name: 'Contrast' });
  expect(contrast()).toHaveTextContent('Primary textContrast with Card background: 17.7:1, easy to read');
  await write('Card background', '#101418');
  expect(contrast()).toHaveTextContent(/Primary textContrast with Card background: 1:1, too low to be readable/);
  const stage = within(preview).getByRole('img', { name: 'Dashboard page, light' }).firstElementChild as HTMLElement;
  expect(stage.style.getPropertyValue('--colors-surface')).toBe('#101418');
  await write('Card background', '#1');
  expect(contrast()).toHaveTextContent('Card background: incomplete color');
  await user.click(within(preview).getByRole('radio', { name: 'Sign-in' }));
  await user.click(within(preview).getByRole('radio', { name: 'Dark' }));
  const dark = within(preview).getByRole('img', { name: 'Sign-in page, dark' }).firstElementChild as HTMLElement;
  expect(dark.style.getPropertyValue('--colors-surface')).toBe('');
});

test('Q53 C105 unreadable colours are saved only after a question that names them, and the question sends once', async () => {
  const { user, write, save, saved } = await open();
  await write('Primary text', '  fff ');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Primary text' })).toHaveValue('fff');
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Save colors that can’t be read?' }));
  expect(
    question.getByText(/^Primary text on Background and Primary text on Card background can’t be read/),
  ).toBeVisible();
  expect(saved()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await save();
  await user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brand Settings updated')).toBeVisible();
  expect(saved()).toMatchObject([{ textPrimaryColor: 'fff' }]);
  // Stored colors do not ask.
  await write('Logo URL', ' https://fjellheim.example/logo.png ');
  await save();
  await waitFor(() => expect(saved()).toHaveLength(2));
});

test('INTG-188 a logo requires an https address, as the hint says', async () => {
  const { write, save, saved } = await open();
  await write('Logo URL', 'http://fjellheim.example/logo.png');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Logo URL' })).toHaveAccessibleDescription(
      /^Enter an address that begins with https:\/\//,
    ),
  );
  expect(saved()).toEqual([]);
});
