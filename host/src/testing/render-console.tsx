import { type AreaDefinition, type ConsoleConfig, defineArea } from '@console/contract';
import { areaRoutes } from '@console/pages';
import { Outlet } from '@console/router';
import { type RenderedRoute, type RenderOptions, renderRoutes, testConfig } from '@console/testing';
import type { AreaLoader } from '../areas/loading/area-loader';
import { type Console, ConsoleProvider } from '../areas/registry/console-context';
import { type AreaRegistry, parseRegistry } from '../areas/registry/registry';
import { navGroups } from '../navigation/navigation';
import { consoleRoutes } from '../routes';
import { testLoader } from './test-loader';

/** The area has no code, so its pages cannot open. */
const area = defineArea({
  name: 'sample-area',
  title: 'Sample',
  groups: { Team: { icon: 'team', order: 30 }, Version: { icon: 'version', order: 90 } },
  pages: {
    users: {
      path: '/admin/team/manage',
      title: 'Manage users',
      requires: { feature: 'team', switch: 'team' },
      nav: { group: 'Team', label: 'Manage', order: 10 },
    },
    invites: {
      path: '/admin/team/invite',
      title: 'Manage Invites',
      requires: { feature: 'team', switch: 'team' },
      nav: { group: 'Team', label: 'Invite', order: 20 },
    },
    releases: {
      path: '/admin/version/releases',
      title: 'Releases',
      requires: { feature: 'generalAdmin' },
      nav: { group: 'Version', label: 'Releases', order: 10, requires: {} },
    },
    settings: { path: '/admin/version/settings', title: 'Version settings', kind: 'form' },
    production: { path: '/admin/mfdx/production', title: 'Mfdx services - Production' },
    productionService: {
      path: '/admin/mfdx/production/:settingsId',
      title: 'Mfdx service - Production',
      parent: 'production',
    },
    plans: { path: '/plans', title: 'Pricing Plans', requires: { admin: true, customer: true } },
  },
  slots: {},
});

const registryWith = (slots: AreaDefinition['slots']): AreaRegistry =>
  parseRegistry(
    {
      schema: 1,
      origins: [],
      areas: {
        [area.name]: {
          paths: ['/admin/team', '/admin/version', '/admin/mfdx', '/plans'],
          current: {
            baseUrl: '/areas/sample-area/1.0.0/',
            integrity: `sha256-${'A'.repeat(43)}=`,
            manifest: {
              ...area,
              slots,
              contract: 1,
              version: '1.0.0',
              container: 'sample_area',
              builtAgainst: { react: '19.0.0' },
            },
          },
        },
      },
    },
    'http://localhost:3000',
  );

type ConsoleOptions = RenderOptions & {
  slots?: AreaDefinition['slots'];
  registry?: Partial<AreaRegistry>;
  config?: Partial<ConsoleConfig>;
  loader?: AreaLoader;
  onReload?: () => Promise<void>;
};

export function testConsole({
  slots = {},
  registry: change,
  config,
  loader = testLoader(),
  onReload = async () => {},
}: Pick<ConsoleOptions, 'slots' | 'registry' | 'config' | 'loader' | 'onReload'> = {}): Console {
  const registry = { ...registryWith(slots), ...change };
  const manifests = [...registry.areas.values()].map((entry) => entry.current.manifest);
  const [routes, groups] = [areaRoutes(manifests), navGroups(manifests)];
  return { config: { ...testConfig, ...config }, registry, routes, groups, loader, reloadRegistry: onReload };
}

export function renderConsole(path: string, options: ConsoleOptions = {}): Promise<RenderedRoute> {
  const value = testConsole(options);
  const element = (
    <ConsoleProvider value={value}>
      <Outlet />
    </ConsoleProvider>
  );
  const routesAt = consoleRoutes(value.routes, value.registry);
  return renderRoutes((pathname) => [{ element, children: routesAt(pathname) }], path, options);
}
