import { defineArea } from '@console/contract';
import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import { renderRoutes, screen, testConfig } from '@console/testing';
import { testConsole } from '../../testing/render-console';
import { ConsoleProvider } from '../registry/console-context';
import { parseRegistry } from '../registry/registry';
import { AreaBoundary } from './AreaPage';

const schema = z.object({ currencies: z._default(z.array(z.string()), ['NOK']) });

function Page({ area }: { area: string }) {
  return <p>{`${area} offers ${areaSettings(area, schema).currencies.join()}`}</p>;
}

function liveArea(name: string) {
  const area = defineArea({ name, title: name, groups: {}, pages: {}, slots: {} });
  const manifest = { ...area, contract: 1, version: '1.0.0', container: name, builtAgainst: {} };
  const integrity = `sha256-${'A'.repeat(43)}=`;
  const entry = { paths: ['/admin'], current: { baseUrl: `/areas/${name}/`, integrity, manifest } };
  const live = parseRegistry({ schema: 1, areas: { [name]: entry } }, location.origin).areas.get(name);
  if (!live) throw new Error(`The registry refused ${name}`);
  return live;
}

test('Q21 an invalid setting of one area shows the error page of that area, names the setting, and breaks no other', async () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.replaceProperty(testConfig, 'areas', { settings: { billing: { currencies: 'NOK' } } });
  const areas = ['billing', 'versions'].map((name) => (
    <AreaBoundary key={name} area={liveArea(name)}>
      <Page area={name} />
    </AreaBoundary>
  ));
  const element = <ConsoleProvider value={testConsole()}>{areas}</ConsoleProvider>;
  await renderRoutes([{ path: '/', element }], '/');

  expect(await screen.findByRole('heading', { name: 'billing couldn’t be opened' })).toBeVisible();
  expect(screen.getByText(/isn’t set up correctly in this installation/)).toBeVisible();
  expect(screen.getAllByText(/areas\.settings\.billing\.currencies: expected array/)[0]).toBeInTheDocument();
  expect(screen.getByText('versions offers NOK')).toBeVisible();
});

afterEach(() => jest.restoreAllMocks());
