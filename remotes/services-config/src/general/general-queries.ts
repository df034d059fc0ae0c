import { webEditorSettings } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

export const generalSettingsQuery = queryOptions({
  queryKey: ['WebEditorSettings', 'general'],
  queryFn: ({ signal }) => webEditorSettings.getGeneralSettings(signal),
  ...editedRecord,
});

/** SERV-127 */
export function useSaveGeneralSettings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: webEditorSettings.saveGeneralSettings,
    saved: 'Settings saved',
    failed: 'Failed to save settings',
    onSuccess: (_, saved) => {
      const { queryKey } = generalSettingsQuery;
      client.setQueryData(queryKey, saved);
      // Read again before it is edited again: a copy has no version (decision 28).
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}
