import { bindArea } from '@console/contract';
import area from './area';
import { allFoldersQuery, accessGroupsQuery } from './folders/folders-queries';
import { retentionPoliciesQuery } from './retention-policies/retention-policies-queries';
import { webhooksQuery } from './webhooks/webhooks-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    archive: {
      load: () =>
        import(/* webpackChunkName: "archive" */ './archive/ArchivePage').then((module) => module.ArchivePage),
      prefetch: [webhooksQuery, allFoldersQuery],
    },
    newWebhook: {
      load: () =>
        import(/* webpackChunkName: "newWebhook" */ './webhooks/NewWebhookPanel').then(
          (module) => module.NewWebhookPanel,
        ),
    },
    webhook: {
      load: () =>
        import(/* webpackChunkName: "webhook" */ './webhooks/WebhookPanel').then((module) => module.WebhookPanel),
      prefetch: [webhooksQuery],
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
    retentionPolicies: {
      load: () =>
        import(/* webpackChunkName: "retentionPolicies" */ './retention-policies/RetentionPoliciesPage').then(
          (module) => module.RetentionPoliciesPage,
        ),
      prefetch: [retentionPoliciesQuery, allFoldersQuery],
    },
    newRetentionPolicy: {
      load: () =>
        import(/* webpackChunkName: "newRetentionPolicy" */ './retention-policies/NewPolicyPanel').then(
          (module) => module.NewPolicyPanel,
        ),
    },
    retentionPolicy: {
      load: () =>
        import(/* webpackChunkName: "retentionPolicy" */ './retention-policies/PolicyPanel').then(
          (module) => module.PolicyPanel,
        ),
      prefetch: [retentionPoliciesQuery],
    },
  },
  slots: {},
});
