import { digitalArchiveMetadataMapping } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

export const mappingsQuery = queryOptions({
  queryKey: ['DigitalArchiveMetadataMapping', 'allMappings'],
  queryFn: ({ signal }) => digitalArchiveMetadataMapping.getMappings(signal),
  ...editedRecord,
});

/** INTG-096, INTG-097: all columns at once. */
export function useUpdateMappings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: digitalArchiveMetadataMapping.updateMappings,
    saved: 'Metadata edited',
    failed: 'Failed to edit metadata',
    onSuccess: () => client.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}
