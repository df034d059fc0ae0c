import { forgetOwner } from '@console/browser';
import { fireEvent, makeCertificate, renderRoute, screen, waitFor, within } from '@console/testing';
import { keepDrafts } from '@console/ui';
import area from '../area';
import module from '../remote';

/** C184: a secret may begin with a blank. */
const SECRET = ' never-in-the-page-4471 ';
// jsdom has no workers: here the page reads the file itself.
jest.mock('@console/ui/file-field', () => ({
  ...jest.requireActual('@console/ui/file-field'),
  readCertificate: ({ base64, password }: { base64: string; password: string }) =>
    jest.requireActual('@console/certificates').readCertificate(base64, password),
}));

const FILE = makeCertificate({
  commonName: 'soap.fjellheim.example',
  organisation: 'Fjellheim Pensjon AS',
  validFrom: new Date(Date.now() - 86_400_000),
  validTo: new Date(Date.now() + 400 * 86_400_000),
  password: SECRET,
});

afterEach(forgetOwner);

interface Screen {
  list: string;
  title: string;
  secrets: readonly string[];
  texts: Record<string, string>;
  hasFile?: boolean;
}

test.each<Screen>([
  {
    list: '/admin/viewpoint',
    title: 'New Viewpoint connection',
    secrets: ['Client secret'],
    texts: { 'Base address': 'STAND-IN', 'Client ID': 'development' },
  },
  {
    list: '/admin/interact/soap',
    title: 'New SOAP client',
    secrets: ['Certificate Password'],
    texts: { Endpoint: 'https://soap.fjellheim.example' },
    hasFile: true,
  },
  {
    list: '/admin/interact/webeditorsettings',
    title: 'New WebEditor settings',
    secrets: ['Client secret'],
    texts: {},
  },
])(
  'Q20 C184 $title: its secrets are in no draft while they are typed, and nowhere in the page once they are saved',
  async ({ list, title, secrets, texts, hasFile }) => {
    let standIn = '';
    const { user, client, router, container } = await renderRoute(`${list}/new`, {
      area,
      module,
      prepare: async ({ app }) => {
        standIn = `${await app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/viewpoint`;
      },
    });
    const panel = within(await screen.findByRole('complementary', { name: title }));
    for (const [label, text] of Object.entries(texts)) {
      await user.click(await panel.findByRole('textbox', { name: label }));
      await user.paste(text === 'STAND-IN' ? standIn : text);
    }
    const secret = list === '/admin/viewpoint' ? 'private-database' : SECRET;
    for (const label of secrets) {
      await user.click(await panel.findByLabelText(label));
      await user.paste(secret);
    }
    if (hasFile) {
      const file = new File([Buffer.from(FILE, 'base64')], 'client.pfx');
      fireEvent.input(panel.getByLabelText('Certificate file'), { target: { files: [file] } });
      // Checked on blur.
      await user.tab();
      await panel.findAllByText(/^Valid until /);
    }
    keepDrafts();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(secret);

    await user.click(panel.getByRole('button', { name: 'Save' }));
    // Slow: the platform opens the certificate too.
    await waitFor(() => expect(router.state.location.pathname).toBe(list), { timeout: 30_000 });
    await user.click(await screen.findByRole('link', { name: 'Development' }));
    await screen.findByRole('button', { name: 'Save' });
    const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    const caches = [client.getQueryCache().getAll(), client.getMutationCache().getAll()].map((cache) =>
      cache.map(({ state, options }) => ({ state, key: options })),
    );
    const places = {
      document: document.documentElement.outerHTML,
      container: container.innerHTML,
      values: values.join(),
      caches: JSON.stringify(caches),
      storage: JSON.stringify({ ...sessionStorage, ...localStorage }),
      address: JSON.stringify(router.state.location),
    };
    for (const [place, text] of Object.entries(places)) {
      expect({ place, holdsSecret: text.includes(secret) || text.includes(FILE.slice(0, 60)) }).toEqual({
        place,
        holdsSecret: false,
      });
    }
  },
  120_000,
);
