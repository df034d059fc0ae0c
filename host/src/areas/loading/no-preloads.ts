/*
 * Stands in for those parts of the federation engine that fetch by a manifest of the engine's own kind (`snapshot`,
 * `preloadRemote`). The host knows an area by `area.json` and fetches its scripts itself.
 */

/** The engine registers its plugins with it as well. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {}, usePlugin() {} };
}

const refuse = (): never => {
  throw new Error('Areas are fetched by the host');
};

export {
  refuse as formatPreloadArgs,
  refuse as generatePreloadAssetsPlugin,
  refuse as preloadAssets,
  refuse as snapshotPlugin,
};
