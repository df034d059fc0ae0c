import { defineArea } from '@console/contract';

/** HOST-061 */
const requiresMfdx = { feature: 'generalAdmin', switch: 'mfdx' } as const;

/** HOST-055 */
const requiresViewpoint = { feature: 'generalAdmin', switch: 'viewpoint' } as const;

/** HOST-060 */
const requiresInteract = { feature: 'generalAdmin', switch: 'interact' } as const;

export default defineArea({
  name: 'services-config',
  title: 'Services',
  groups: { Integration: { icon: 'integration', order: 60 }, Interact: { icon: 'message', order: 50 } },
  pages: {
    mfdxDevelopment: {
      path: '/admin/mfdx/development',
      title: 'Mfdx services - Development',
      requires: requiresMfdx,
    },
    mfdxDevelopmentService: {
      path: '/admin/mfdx/development/:settingsId',
      title: 'Mfdx service - Development',
      parent: 'mfdxDevelopment',
      requires: requiresMfdx,
    },
    mfdxTest: {
      path: '/admin/mfdx/test',
      title: 'Mfdx services - Test',
      requires: requiresMfdx,
      // The page switches environments.
      nav: { group: 'Integration', label: 'Mfdx services', order: 50, covers: ['/admin/mfdx'] },
    },
    mfdxTestService: {
      path: '/admin/mfdx/test/:settingsId',
      title: 'Mfdx service - Test',
      parent: 'mfdxTest',
      requires: requiresMfdx,
    },
    mfdxProduction: {
      path: '/admin/mfdx/production',
      title: 'Mfdx services - Production',
      requires: requiresMfdx,
    },
    mfdxProductionService: {
      path: '/admin/mfdx/production/:settingsId',
      title: 'Mfdx service - Production',
      parent: 'mfdxProduction',
      requires: requiresMfdx,
    },
    mfdxEnvironment: { path: '/admin/mfdx/:environment', title: 'Mfdx services', requires: requiresMfdx },
    viewpoint: {
      path: '/admin/viewpoint',
      title: 'ViewPoint Setup',
      requires: requiresViewpoint,
      nav: { label: 'Viewpoint', order: 70, icon: 'view' },
    },
    newViewpointConnection: {
      path: '/admin/viewpoint/new',
      title: 'New Viewpoint connection',
      parent: 'viewpoint',
      requires: requiresViewpoint,
    },
    viewpointConnection: {
      path: '/admin/viewpoint/:connectionId',
      title: 'Viewpoint connection',
      parent: 'viewpoint',
      requires: requiresViewpoint,
    },
    interactGeneral: {
      path: '/admin/interact/general',
      title: 'Interact General Settings',
      kind: 'form',
      requires: requiresInteract,
      nav: { group: 'Interact', label: 'General settings', order: 10 },
    },
    soapClients: {
      path: '/admin/interact/soap',
      title: 'Interact SOAP Client Setup',
      requires: requiresInteract,
      nav: { group: 'Interact', label: 'SOAP client', order: 20 },
    },
    newSoapClient: {
      path: '/admin/interact/soap/new',
      title: 'New SOAP client',
      parent: 'soapClients',
      requires: requiresInteract,
    },
    soapClient: {
      path: '/admin/interact/soap/:soapClientId',
      title: 'SOAP client',
      parent: 'soapClients',
      requires: requiresInteract,
    },
    webEditorSettings: {
      path: '/admin/interact/webeditorsettings',
      title: 'WebEditor Settings',
      requires: requiresInteract,
      nav: { group: 'Interact', label: 'WebEditor settings', order: 30 },
    },
    newWebEditorSetting: {
      path: '/admin/interact/webeditorsettings/new',
      title: 'New WebEditor settings',
      parent: 'webEditorSettings',
      requires: requiresInteract,
    },
    webEditorSetting: {
      path: '/admin/interact/webeditorsettings/:webEditorSettingId',
      title: 'WebEditor settings',
      parent: 'webEditorSettings',
      requires: requiresInteract,
    },
  },
  slots: {
    waitingDrafts: { slot: 'next-actions', order: 40, requires: requiresMfdx },
    expiringCertificates: { slot: 'next-actions', order: 50, requires: requiresInteract },
  },
});
