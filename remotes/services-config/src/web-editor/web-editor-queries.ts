import { language, retentionPolicies, webEditorSettings } from '@console/api';
import { send } from '@console/http';
import { callQuery, seldomChanged, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useEdit } from '@console/ui';
import { t } from '@console/words';
import { refuseChanged, webEditorMessages } from '../components/setup-messages';

const SETTINGS = ['WebEditorSettings'] as const;

export const webEditorSettingsQuery = callQuery(webEditorSettings.getWebEditorSettings);
export const webEditorSettingQuery = (id: string) => callQuery(webEditorSettings.getWebEditorSetting, { id });
/** SERV-117 */
export const languagesQuery = callQuery(language.getLanguages, {}, seldomChanged);

export const retentionPoliciesQuery = callQuery(retentionPolicies.getRetentionPolicies);

export function useSaveWebEditorSetting(stored: webEditorSettings.WebEditorSetting | 'new') {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: async (body: webEditorSettings.WebEditorRequest, edit, version) => {
      if (body.id === '') return send(webEditorSettings.createWebEditorSetting, { body });
      const { updatedDate } = await send(webEditorSettings.getWebEditorSetting, { id: body.id });
      refuseChanged(body.updatedDate, updatedDate, version, webEditorMessages);
      return edit(webEditorSettings.updateWebEditorSetting, { body });
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
    mutationFn: (ids: readonly string[]) => send(webEditorSettings.deleteWebEditorSettings, { body: ids }),
    left: (ids: readonly string[]) =>
      idsLeft(ids, () => client.fetchQuery({ ...webEditorSettingsQuery, staleTime: 0 })),
    gone: () => t('WebEditor setting was already deleted'),
    saved: () => ({ title: webEditorMessages.deleted }),
    failed: webEditorMessages.deleteFailed,
    onSuccess: (_, ids) => {
      const { queryKey } = webEditorSettingsQuery;
      client.setQueryData(queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey });
    },
  });
}
