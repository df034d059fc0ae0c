import type { AreaModule, HostOffer } from '@console/contract';
import * as runtimeCore from '@module-federation/runtime-core';
import { documentScripts } from './load-script';

/*
 * The page's only engine. Areas built with `externalRuntime` find the host's copy in a global; the official plugin adds
 * a second, CommonJS copy.
 */

type Engine = runtimeCore.ModuleFederation;

let engine: Engine | undefined;

/** Runs for every engine: the host's and each area's. */
const forgetFailedShares: runtimeCore.ModuleFederationRuntimePlugin = {
  name: 'console-forget-failed-shares',
  // The engine caches a failed fetch until a reload.
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.lib) share.loading = null;
    }
  },
};

/** Runs before the host's first module. */
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

/** Keys are specifiers; a dev server puts these into the page before the host runs. */
type Libraries = Readonly<Record<string, object | undefined>>;

/** The host's modules get the build too: one copy per library. */
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

/** Versions as the engine has them. @param exports from `host.json`; undefined if unreadable */
export function hostOffer(exports: HostOffer['exports']): HostOffer {
  const { options, version } = theEngine();
  const shared = Object.entries(options.shared).map(([name, versions]) => [name, versions[0]?.version ?? '']);
  return { offers: { ...Object.fromEntries(shared), federation: version }, exports };
}

interface Container {
  init(shares: object, initScope: object[], options: { shareScopeKeys: string; shareScopeMap: object }): unknown;
  get(module: string): Promise<() => { default?: AreaModule }>;
}

/** Each container, connected to the host's shares. */
const connected = new Map<string, Promise<Container>>();

/** The entry script has run: the engine is built without fetching, because the host fetches with published hashes. */
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
