import { defineArea } from '@console/contract';

/** The private document database: the general administration code, and the switch of the installation (HOST-055). */
const requiresViewpoint = { feature: 'generalAdmin', switch: 'viewpoint' } as const;

/** The pages of Interact (HOST-060). */
const requiresInteract = { feature: 'generalAdmin', switch: 'interact' } as const;

export default defineArea({
  name: 'services-config',
  title: 'Services',
  groups: { Interact: { icon: 'message', order: 50 } },
  pages: {
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
  slots: { expiringCertificates: { slot: 'next-actions', order: 50, requires: requiresInteract } },
});
