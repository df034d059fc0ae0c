import { language, retentionPolicies, webEditorSettings } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useSave } from '@console/ui';
import { refuseChanged, webEditorMessages } from '../components/setup-messages';

const SETTINGS = ['WebEditorSettings'] as const;

export const webEditorSettingsQuery = queryOptions({
  queryKey: [...SETTINGS, 'all'],
  queryFn: ({ signal }) => webEditorSettings.getWebEditorSettings(signal),
});
export const webEditorSettingQuery = (id: string) =>
  queryOptions({
    queryKey: [...SETTINGS, 'one', id],
    queryFn: ({ signal }) => webEditorSettings.getWebEditorSetting(id, signal),
    ...editedRecord,
  });
/** SERV-117 */
export const languagesQuery = queryOptions({
  queryKey: ['Language'],
  queryFn: ({ signal }) => language.getLanguages(signal),
  staleTime: 60_000,
});

/** The company's policies, of the archive. */
export const retentionPoliciesQuery = queryOptions({
  queryKey: ['RetentionPolicies'],
  queryFn: ({ signal }) => retentionPolicies.getRetentionPolicies(signal),
  ...editedRecord,
});

export function useSaveWebEditorSetting() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (body: webEditorSettings.WebEditorRequest) => {
      if (body.id === '') return webEditorSettings.createWebEditorSetting(body);
      const stored = await webEditorSettings.getWebEditorSetting(body.id);
      refuseChanged(body.updatedDate, stored.updatedDate, webEditorMessages);
      return webEditorSettings.updateWebEditorSetting(body);
    },
    isSecret: true,
    saved: webEditorMessages.saved,
    failed: webEditorMessages.saveFailed,
    onSuccess: () => client.invalidateQueries({ queryKey: SETTINGS }),
  });
}

export function useDeleteWebEditorSettings() {
  const client = useQueryClient();
  return useDelete({
    mutationFn: (ids: readonly string[]) => webEditorSettings.deleteWebEditorSettings(ids),
    left: (ids: readonly string[]) =>
      idsLeft(ids, () => client.fetchQuery({ ...webEditorSettingsQuery, staleTime: 0 })),
    gone: () => 'WebEditor setting was already deleted',
    saved: () => ({ title: webEditorMessages.deleted }),
    failed: webEditorMessages.deleteFailed,
    onSuccess: (_, ids) => {
      const { queryKey } = webEditorSettingsQuery;
      client.setQueryData(queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey });
    },
  });
}
