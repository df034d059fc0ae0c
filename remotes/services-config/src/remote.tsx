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
    mfdxDevelopment: () => import('./mfdx/MfdxPage'),
    mfdxDevelopmentService: () => import('./mfdx-service/ServicePanel'),
    mfdxTest: () => import('./mfdx/MfdxPage'),
    mfdxTestService: () => import('./mfdx-service/ServicePanel'),
    mfdxProduction: () => import('./mfdx/MfdxPage'),
    mfdxProductionService: () => import('./mfdx-service/ServicePanel'),
    mfdxEnvironment: () => import('./mfdx/EnvironmentPage'),
    viewpoint: () => import('./viewpoint/ViewpointPage'),
    newViewpointConnection: () => import('./viewpoint/ConnectionPanel').then((module) => module.NewConnectionPanel),
    viewpointConnection: () => import('./viewpoint/ConnectionPanel').then((module) => module.ConnectionPanel),
    interactGeneral: () => import('./general/GeneralPage'),
    soapClients: () => import('./soap-client/SoapClientsPage'),
    newSoapClient: () => import('./soap-client/SoapClientPanel').then((module) => module.NewSoapClientPanel),
    soapClient: () => import('./soap-client/SoapClientPanel').then((module) => module.SoapClientPanel),
    webEditorSettings: () => import('./web-editor/WebEditorPage'),
    newWebEditorSetting: () => import('./web-editor/WebEditorPanel').then((module) => module.NewWebEditorPanel),
    webEditorSetting: () => import('./web-editor/WebEditorPanel').then((module) => module.WebEditorPanel),
  },
  prefetch: {
    mfdxDevelopment: [settingsQuery('development')],
    mfdxDevelopmentService: [settingsQuery('development')],
    mfdxTest: [settingsQuery('test')],
    mfdxTestService: [settingsQuery('test')],
    mfdxProduction: [settingsQuery('production')],
    mfdxProductionService: [settingsQuery('production')],
    viewpoint: [configurationQuery, connectionsQuery, customerEnvironmentsQuery],
    newViewpointConnection: [connectionsQuery, customerEnvironmentsQuery],
    viewpointConnection: ({ connectionId = '' }) => [
      connectionQuery(connectionId),
      connectionsQuery,
      customerEnvironmentsQuery,
    ],
    interactGeneral: [generalSettingsQuery],
    soapClients: [soapClientsQuery, customerEnvironmentsQuery],
    newSoapClient: [soapClientsQuery, customerEnvironmentsQuery],
    soapClient: ({ soapClientId = '' }) => [soapClientQuery(soapClientId), soapClientsQuery, customerEnvironmentsQuery],
    webEditorSettings: [webEditorSettingsQuery, customerEnvironmentsQuery],
    newWebEditorSetting: [webEditorSettingsQuery, customerEnvironmentsQuery, languagesQuery, retentionPoliciesQuery],
    webEditorSetting: ({ webEditorSettingId = '' }) => [
      webEditorSettingQuery(webEditorSettingId),
      webEditorSettingsQuery,
      customerEnvironmentsQuery,
      languagesQuery,
      retentionPoliciesQuery,
    ],
  },
  slots: {
    waitingDrafts: () => import('./mfdx/WaitingDrafts').then((module) => module.WaitingDrafts),
    expiringCertificates: () =>
      import('./soap-client/ExpiringCertificates').then((module) => module.ExpiringCertificates),
  },
});
