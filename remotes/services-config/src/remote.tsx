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

export default bindArea(area, {
  pages: {
    mfdxDevelopment: {
      load: () => import('./mfdx/MfdxPage'),
      prefetch: [settingsQuery('development')],
    },
    mfdxDevelopmentService: {
      load: () => import('./mfdx-service/ServicePanel'),
      prefetch: [settingsQuery('development')],
    },
    mfdxTest: {
      load: () => import('./mfdx/MfdxPage'),
      prefetch: [settingsQuery('test')],
    },
    mfdxTestService: {
      load: () => import('./mfdx-service/ServicePanel'),
      prefetch: [settingsQuery('test')],
    },
    mfdxProduction: {
      load: () => import('./mfdx/MfdxPage'),
      prefetch: [settingsQuery('production')],
    },
    mfdxProductionService: {
      load: () => import('./mfdx-service/ServicePanel'),
      prefetch: [settingsQuery('production')],
    },
    mfdxEnvironment: {
      load: () => import('./mfdx/EnvironmentPage'),
    },
    viewpoint: {
      load: () => import('./viewpoint/ViewpointPage'),
      prefetch: [configurationQuery, connectionsQuery, customerEnvironmentsQuery],
    },
    newViewpointConnection: {
      load: () => import('./viewpoint/ConnectionPanel').then((module) => module.NewConnectionPanel),
      prefetch: [connectionsQuery, customerEnvironmentsQuery],
    },
    viewpointConnection: {
      load: () => import('./viewpoint/ConnectionPanel').then((module) => module.ConnectionPanel),
      prefetch: ({ connectionId = '' }) => [connectionQuery(connectionId), connectionsQuery, customerEnvironmentsQuery],
    },
    interactGeneral: {
      load: () => import('./general/GeneralPage'),
      prefetch: [generalSettingsQuery],
    },
    soapClients: {
      load: () => import('./soap-client/SoapClientsPage'),
      prefetch: [soapClientsQuery, customerEnvironmentsQuery],
    },
    newSoapClient: {
      load: () => import('./soap-client/SoapClientPanel').then((module) => module.NewSoapClientPanel),
      prefetch: [soapClientsQuery, customerEnvironmentsQuery],
    },
    soapClient: {
      load: () => import('./soap-client/SoapClientPanel').then((module) => module.SoapClientPanel),
      prefetch: ({ soapClientId = '' }) => [soapClientQuery(soapClientId), soapClientsQuery, customerEnvironmentsQuery],
    },
    webEditorSettings: {
      load: () => import('./web-editor/WebEditorPage'),
      prefetch: [webEditorSettingsQuery, customerEnvironmentsQuery],
    },
    newWebEditorSetting: {
      load: () => import('./web-editor/WebEditorPanel').then((module) => module.NewWebEditorPanel),
      prefetch: [webEditorSettingsQuery, customerEnvironmentsQuery, languagesQuery, retentionPoliciesQuery],
    },
    webEditorSetting: {
      load: () => import('./web-editor/WebEditorPanel').then((module) => module.WebEditorPanel),
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
    waitingDrafts: () => import('./mfdx/WaitingDrafts').then((module) => module.WaitingDrafts),
    expiringCertificates: () =>
      import('./soap-client/ExpiringCertificates').then((module) => module.ExpiringCertificates),
  },
});
