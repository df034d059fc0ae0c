import { bindArea } from '@console/contract';
import area from './area';
import { settingsQuery } from './mfdx/mfdx-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. Same code, same file. */
export default bindArea(area, {
  pages: {
    mfdxDevelopment: {
      load: () => import(/* webpackChunkName: "mfdxDevelopment" */ './mfdx/MfdxPage').then((module) => module.MfdxPage),
      prefetch: [settingsQuery('development')],
    },
    mfdxDevelopmentService: {
      load: () =>
        import(/* webpackChunkName: "mfdxDevelopmentService" */ './mfdx/ServicePanel').then(
          (module) => module.ServicePanel,
        ),
      prefetch: [settingsQuery('development')],
    },
    mfdxTest: {
      load: () => import(/* webpackChunkName: "mfdxTest" */ './mfdx/MfdxPage').then((module) => module.MfdxPage),
      prefetch: [settingsQuery('test')],
    },
    mfdxTestService: {
      load: () =>
        import(/* webpackChunkName: "mfdxTestService" */ './mfdx/ServicePanel').then((module) => module.ServicePanel),
      prefetch: [settingsQuery('test')],
    },
    mfdxProduction: {
      load: () => import(/* webpackChunkName: "mfdxProduction" */ './mfdx/MfdxPage').then((module) => module.MfdxPage),
      prefetch: [settingsQuery('production')],
    },
    mfdxProductionService: {
      load: () =>
        import(/* webpackChunkName: "mfdxProductionService" */ './mfdx/ServicePanel').then(
          (module) => module.ServicePanel,
        ),
      prefetch: [settingsQuery('production')],
    },
    mfdxEnvironment: {
      load: () =>
        import(/* webpackChunkName: "mfdxEnvironment" */ './mfdx/EnvironmentPage').then(
          (module) => module.EnvironmentPage,
        ),
    },
  },
  slots: {
    waitingDrafts: () =>
      import(/* webpackChunkName: "waitingDrafts" */ './mfdx/WaitingDrafts').then((module) => module.WaitingDrafts),
  },
});
