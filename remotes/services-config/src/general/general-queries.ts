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
    onSuccess: (_, saved) => client.setQueryData(generalSettingsQuery.queryKey, saved),
  });
}
