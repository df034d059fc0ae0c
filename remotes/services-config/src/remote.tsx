import { bindArea } from '@console/contract';
import area from './area';
import { customerEnvironmentsQuery } from './components/setup-rows';
import { generalSettingsQuery } from './general/general-queries';
import { settingsQuery } from './mfdx/mfdx-queries';
import { soapClientQuery, soapClientsQuery } from './soap-client/soap-queries';
import { configurationQuery, connectionQuery, connectionsQuery } from './viewpoint/viewpoint-queries';
import {
  languagesQuery,
  retentionPoliciesQuery,
  webEditorSettingQuery,
  webEditorSettingsQuery,
} from './web-editor/web-editor-queries';

/** The module that the host loads. */
export default bindArea(area, {
  pages: {
    mfdxDevelopment: {
      load: () => import(/* webpackChunkName: "mfdxDevelopment" */ './mfdx/MfdxPage').then((module) => module.MfdxPage),
      prefetch: [settingsQuery('development')],
    },
    mfdxDevelopmentService: {
      load: () =>
        import(/* webpackChunkName: "mfdxDevelopmentService" */ './mfdx-service/ServicePanel').then(
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
        import(/* webpackChunkName: "mfdxTestService" */ './mfdx-service/ServicePanel').then(
          (module) => module.ServicePanel,
        ),
      prefetch: [settingsQuery('test')],
    },
    mfdxProduction: {
      load: () => import(/* webpackChunkName: "mfdxProduction" */ './mfdx/MfdxPage').then((module) => module.MfdxPage),
      prefetch: [settingsQuery('production')],
    },
    mfdxProductionService: {
      load: () =>
        import(/* webpackChunkName: "mfdxProductionService" */ './mfdx-service/ServicePanel').then(
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
    viewpoint: {
      load: () =>
        import(/* webpackChunkName: "viewpoint" */ './viewpoint/ViewpointPage').then((module) => module.ViewpointPage),
      prefetch: [configurationQuery, connectionsQuery, customerEnvironmentsQuery],
    },
    newViewpointConnection: {
      load: () =>
        import(/* webpackChunkName: "newViewpointConnection" */ './viewpoint/ConnectionPanel').then(
          (module) => module.NewConnectionPanel,
        ),
      prefetch: [connectionsQuery, customerEnvironmentsQuery],
    },
    viewpointConnection: {
      load: () =>
        import(/* webpackChunkName: "viewpointConnection" */ './viewpoint/ConnectionPanel').then(
          (module) => module.ConnectionPanel,
        ),
      prefetch: ({ connectionId = '' }) => [connectionQuery(connectionId), connectionsQuery, customerEnvironmentsQuery],
    },
    interactGeneral: {
      load: () =>
        import(/* webpackChunkName: "interactGeneral" */ './general/GeneralPage').then((module) => module.GeneralPage),
      prefetch: [generalSettingsQuery],
    },
    soapClients: {
      load: () =>
        import(/* webpackChunkName: "soapClients" */ './soap-client/SoapClientsPage').then(
          (module) => module.SoapClientsPage,
        ),
      prefetch: [soapClientsQuery, customerEnvironmentsQuery],
    },
    newSoapClient: {
      load: () =>
        import(/* webpackChunkName: "newSoapClient" */ './soap-client/SoapClientPanel').then(
          (module) => module.NewSoapClientPanel,
        ),
      prefetch: [soapClientsQuery, customerEnvironmentsQuery],
    },
    soapClient: {
      load: () =>
        import(/* webpackChunkName: "soapClient" */ './soap-client/SoapClientPanel').then(
          (module) => module.SoapClientPanel,
        ),
      prefetch: ({ soapClientId = '' }) => [soapClientQuery(soapClientId), soapClientsQuery, customerEnvironmentsQuery],
    },
    webEditorSettings: {
      load: () =>
        import(/* webpackChunkName: "webEditorSettings" */ './web-editor/WebEditorPage').then(
          (module) => module.WebEditorPage,
        ),
      prefetch: [webEditorSettingsQuery, customerEnvironmentsQuery],
    },
    newWebEditorSetting: {
      load: () =>
        import(/* webpackChunkName: "newWebEditorSetting" */ './web-editor/WebEditorPanel').then(
          (module) => module.NewWebEditorPanel,
        ),
      prefetch: [webEditorSettingsQuery, customerEnvironmentsQuery, languagesQuery, retentionPoliciesQuery],
    },
    webEditorSetting: {
      load: () =>
        import(/* webpackChunkName: "webEditorSetting" */ './web-editor/WebEditorPanel').then(
          (module) => module.WebEditorPanel,
        ),
      prefetch: ({ webEditorSettingId = '' }) => [
        webEditorSettingQuery(webEditorSettingId),
        webEditorSettingsQuery,
        customerEnvironmentsQuery,
        languagesQuery,
        retentionPoliciesQuery,
      ],
    },
  },
  slots: {
    waitingDrafts: () =>
      import(/* webpackChunkName: "waitingDrafts" */ './mfdx/WaitingDrafts').then((module) => module.WaitingDrafts),
    expiringCertificates: () =>
      import(/* webpackChunkName: "expiringCertificates" */ './soap-client/ExpiringCertificates').then(
        (module) => module.ExpiringCertificates,
      ),
  },
});
