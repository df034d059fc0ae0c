import { bindArea } from '@console/contract';
import { apiClientsQuery } from './api-clients/api-clients-queries';
import area from './area';
import { signingConfigurationQuery, signingProvidersQuery } from './digital-signing/signing-queries';
import { allFoldersQuery, accessGroupsQuery } from './folders/folders-queries';
import { retentionPoliciesQuery } from './retention-policies/retention-policies-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    digitalSigning: {
      load: () =>
        import(/* webpackChunkName: "digitalSigning" */ './digital-signing/DigitalSigningPage').then(
          (module) => module.DigitalSigningPage,
        ),
      prefetch: [signingProvidersQuery, signingConfigurationQuery, allFoldersQuery],
    },
    apiClients: {
      load: () =>
        import(/* webpackChunkName: "apiClients" */ './api-clients/ApiClientsPage').then(
          (module) => module.ApiClientsPage,
        ),
      prefetch: [apiClientsQuery],
    },
    archive: {
      load: () =>
        import(/* webpackChunkName: "archive" */ './archive/ArchivePage').then((module) => module.ArchivePage),
      prefetch: [allFoldersQuery],
    },
    newFolder: {
      load: () =>
        import(/* webpackChunkName: "newFolder" */ './folders/NewFolderDialog').then(
          (module) => module.NewFolderDialog,
        ),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
    folder: {
      load: () =>
        import(/* webpackChunkName: "folder" */ './folders/EditFolderDialog').then((module) => module.EditFolderDialog),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
  },
  slots: {},
});
