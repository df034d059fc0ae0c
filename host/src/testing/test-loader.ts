import { type AreaLoader, type AreaLoaderOptions, createAreaLoader } from '../areas/loading/area-loader';
import { deadlinesFor } from '../areas/loading/deadline';
import { createScriptLoader } from '../areas/loading/load-script';
import { createScriptFiles } from '../areas/loading/script-files';
import { createReports } from '../reports/area-reports';

/** The loader offers no libraries, so no area is compatible. */
export function testLoader(change: Partial<AreaLoaderOptions> = {}): AreaLoader {
  return createAreaLoader({
    deadlines: deadlinesFor(),
    offer: { offers: {} },
    scripts: createScriptLoader(createScriptFiles()),
    loadExposed: () => Promise.reject(new Error('The federation engine runs in a built console only.')),
    reports: createReports(undefined),
    ...change,
  });
}
