import type { AreaModule, HostOffer } from '@console/contract';
import * as runtimeCore from '@module-federation/runtime-core';
import { documentScripts } from './load-script';

/*
 * The page's only federation engine. Areas built with `externalRuntime` look for the host's copy in a global; the
 * official provider plugin would add a second, CommonJS copy.
 */

type Engine = runtimeCore.ModuleFederation;

let engine: Engine | undefined;

/** Plugin for every engine in the page: the host's, and one of each area. */
const forgetFailedShares: runtimeCore.ModuleFederationRuntimePlugin = {
  name: 'console-forget-failed-shares',
  // The engine caches the promise of a failed fetch and would return it until the page is reloaded.
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.lib) share.loading = null;
    }
  },
};

/** Federation runtime plugin of the host build; runs before the host's first module. */
// oxlint-disable-next-line import/no-default-export -- the federation plugin demands one
export default function hostRuntime(): runtimeCore.ModuleFederationRuntimePlugin {
  return {
    ...forgetFailedShares,
    name: 'console-host-runtime',
    beforeInit(args) {
      for (const [name, shares] of Object.entries(args.userOptions.shared ?? {})) {
        for (const share of [shares].flat()) preferDevelopmentBuild(name, share);
      }
      runtimeCore.registerGlobalPlugins([forgetFailedShares]);
      Object.assign(globalThis, {
        _FEDERATION_RUNTIME_CORE: runtimeCore,
        [Symbol.for('console.createScript')]: documentScripts.create,
      });
      return args;
    },
    init({ origin }) {
      engine = origin;
    },
  };
}

/** Development builds of the host's libraries by specifier, put into the page by a dev server before the host runs. */
type Libraries = Readonly<Record<string, object | undefined>>;

/**
 * Replaces a share with its development build. The host's own modules get it too, so the page has one copy of each
 * library.
 */
function preferDevelopmentBuild(name: string, share: object): void {
  const { get } = share as { get?: () => unknown };
  const getBuild = () => {
    const libraries = (globalThis as Record<symbol, Libraries | undefined>)[Symbol.for('console.developmentLibraries')];
    const library = libraries?.[name];
    return library ? () => library : get?.();
  };
  Object.assign(share, { get: getBuild });
}

function theEngine(): Engine {
  if (!engine) throw new Error('The federation engine runs in a built console only.');
  return engine;
}

/**
 * The offer of this host to areas: versions as the engine has them, and names of exports.
 * @param exports those of the shared packages, from `host.json`; undefined if it could not be read
 */
export function hostOffer(exports: HostOffer['exports']): HostOffer {
  const { options, version } = theEngine();
  const shared = Object.entries(options.shared).map(([name, versions]) => [name, versions[0]?.version ?? '']);
  return { offers: { ...Object.fromEntries(shared), federation: version }, exports };
}

/** What the entry script of an area leaves in the page: module federation's container protocol. */
interface Container {
  init(shares: object, initScope: object[], options: { shareScopeKeys: string; shareScopeMap: object }): unknown;
  get(module: string): Promise<() => { default?: AreaModule }>;
}

/** Containers that have the host's shares, by name. */
const connected = new Map<string, Promise<Container>>();

/**
 * The exposed module of a container whose entry script has run. The host speaks to the container itself: its engine is
 * built without the part that fetches entries, because the host fetches them with their published hashes.
 */
export async function loadExposed(name: string): Promise<AreaModule> {
  const connecting = connected.get(name) ?? connect(name);
  connected.set(name, connecting);
  connecting.catch(() => connected.delete(name));
  const exposed = (await (await connecting).get('./area'))();
  if (!exposed.default) throw new Error('its module has no default export');
  return exposed.default;
}

async function connect(name: string): Promise<Container> {
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error('its container is not in the page');
  const { shareScopeMap } = theEngine();
  const scope = 'default';
  await container.init(shareScopeMap[scope] ?? {}, [], { shareScopeKeys: scope, shareScopeMap });
  return container;
}
