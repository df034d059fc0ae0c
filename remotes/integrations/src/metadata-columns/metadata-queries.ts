import { digitalArchiveMetadataMapping } from '@console/api';
import { send } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

export const mappingsQuery = callQuery(digitalArchiveMetadataMapping.getMappings, {}, editedRecord);

/** INTG-096, INTG-097: all at once. */
export function useUpdateMappings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: digitalArchiveMetadataMapping.UpdateMappingsRequest, version) =>
      send(digitalArchiveMetadataMapping.updateMappings, { body }, { version }),
    saved: t('Metadata edited'),
    failed: t('Failed to edit metadata'),
    onSuccess: () => client.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}
