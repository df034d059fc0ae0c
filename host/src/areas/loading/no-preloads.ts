/*
 * Replaces those parts of the federation engine that fetch by a manifest of the engine's own format (`snapshot`,
 * `preloadRemote`). The host reads `area.json` and fetches an area's scripts itself.
 */

/** The engine registers its plugins here too. */
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
