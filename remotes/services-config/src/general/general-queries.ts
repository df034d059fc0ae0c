import { webEditorSettings } from '@console/api';
import { cacheCopy, callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

export const generalSettingsQuery = callQuery(webEditorSettings.getGeneralSettings);

/** SERV-127 */
export function useSaveGeneralSettings(settings: webEditorSettings.GeneralSettings) {
  const client = useQueryClient();
  return useEdit(settings, {
    mutationFn: (body: webEditorSettings.GeneralSettings, edit) =>
      edit(webEditorSettings.saveGeneralSettings, { body }),
    saved: t('Settings saved'),
    failed: t('Failed to save settings'),
    onSuccess: (_, saved) => cacheCopy(client, generalSettingsQuery, saved),
  });
}
