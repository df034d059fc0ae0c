import { webEditorSettings } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

export const generalSettingsQuery = callQuery(webEditorSettings.getGeneralSettings);

/** SERV-127 */
export function useSaveGeneralSettings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: webEditorSettings.GeneralSettings, version) =>
      send(webEditorSettings.saveGeneralSettings, { body }, { version }),
    saved: t('Settings saved'),
    failed: t('Failed to save settings'),
    onSuccess: (_, saved) => {
      const { queryKey } = generalSettingsQuery;
      client.setQueryData(queryKey, saved);
      // The cached copy has no version (decision 28).
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}
