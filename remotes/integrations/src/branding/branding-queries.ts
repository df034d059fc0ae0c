import { whiteLabel } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';

/** INTG-194 */
export const brandSettingsQuery = queryOptions({
  queryKey: ['Customer', 'WhiteLabel'],
  queryFn: ({ signal }) => whiteLabel.getBrandSettings(signal),
  ...editedRecord,
});

/** INTG-195 */
export const defaultBrandSettingsQuery = queryOptions({
  queryKey: ['Customer', 'WhiteLabel', 'default'],
  queryFn: ({ signal }) => whiteLabel.getDefaultBrandSettings(signal),
});

export function useUpdateBrandSettings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: whiteLabel.updateBrandSettings,
    saved: 'Brand Settings updated',
    failed: 'Save failed',
    onSuccess: (_, saved) => {
      client.setQueryData(brandSettingsQuery.queryKey, saved);
      // Read again before it is edited again: a copy has no version (decision 28).
      void client.invalidateQueries({ queryKey: brandSettingsQuery.queryKey, exact: true, refetchType: 'none' });
      // The frame takes the colours from the company.
      void refreshCustomer();
    },
  });
}
