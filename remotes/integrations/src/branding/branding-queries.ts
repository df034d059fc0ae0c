import { whiteLabel } from '@console/api';
import { cacheCopy, callQuery, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

/** INTG-194 */
export const brandSettingsQuery = callQuery(whiteLabel.getBrandSettings);

/** INTG-195 */
export const defaultBrandSettingsQuery = callQuery(whiteLabel.getDefaultBrandSettings);

export function useUpdateBrandSettings(stored: whiteLabel.BrandSettings) {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: (body: whiteLabel.BrandSettings, edit) => edit(whiteLabel.updateBrandSettings, { body }),
    saved: t('Brand Settings updated'),
    failed: t('Save failed'),
    onSuccess: (_, saved) => {
      cacheCopy(client, brandSettingsQuery, saved);
      // The frame's colors belong to the company.
      void refreshCustomer();
    },
  });
}
