import { digitalArchiveMetadataMapping } from '@console/api';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import { useNavigate, useSearchParams } from '@console/router';
import { Box, Loaded, Loading, useEdit } from '@console/ui';
import { OrderedRows } from '@console/ui/drag';
import { PageForm, useForm } from '@console/ui/form';
import { EditIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { MetadataColumnPanel } from './MetadataColumnPanel';
import { MetadataPreview } from './MetadataPreview';
import { metadataColumns } from './metadata-columns-table';
import { changesBetween, type MetadataValues, metadataSchema, toRequest } from './metadata-schema';

type MetadataColumn = digitalArchiveMetadataMapping.MetadataColumn;

const LIST = '?tab=columns';
const columnHref = ({ id }: MetadataColumn) => `${LIST}&${new URLSearchParams({ column: id })}`;

interface MetadataColumnsProps {
  /** Beside the page, outside of the form. */
  panelPlace: HTMLElement | null;
}

/** INTG-088 to INTG-098 */
export function MetadataColumns({ panelPlace }: MetadataColumnsProps) {
  const query = useQuery(mappingsQuery);
  return (
    <Loaded query={query} failureMessage={t('Failed to load mappings')} skeleton={<Loading rows={9} />}>
      {(columns) => <MetadataForm columns={columns} panelPlace={panelPlace} />}
    </Loaded>
  );
}

function MetadataForm({ columns: saved, panelPlace }: MetadataColumnsProps & { columns: readonly MetadataColumn[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [movedIds, setMovedIds] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    id: 'metadata-columns',
    label: t('Metadata columns'),
    schema: metadataSchema,
    values: { columns: [...saved] },
    save: useUpdateMappings(saved),
    toRequest,
    savedValues: ({ columns: sent }, _, request) => ({
      columns: sent.map((column, index) => ({ ...column, ...request[index] })),
    }),
    onSaved: () => setMovedIds(new Set()),
    labels: { columns: t('Columns') },
    describe: { columns: (columns) => columns.map(({ presentationLabel }) => presentationLabel).join(', ') },
    keyParams: ['tab'],
  });
  const columns = form.watch('columns');
  const { columns: base } = form.formState.defaultValues as MetadataValues;
  const { ids, lines } = useMemo(() => changesBetween(base, columns, movedIds), [base, columns, movedIds]);
  const open = columns.find(({ id }) => id === params.get('column'));

  const change = (next: MetadataColumn[]) =>
    form.setValue('columns', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <>
      {open &&
        panelPlace &&
        createPortal(
          <MetadataColumnPanel
            key={open.id}
            column={open}
            onChange={(column) => change(columns.map((other) => (other.id === column.id ? column : other)))}
            onClose={() => navigate(LIST)}
          />,
          panelPlace,
        )}
      <PageForm
        form={form}
        changes={lines}
        outside={
          <Box mt="5" mb="6">
            <OrderedRows
              label={t('Metadata columns')}
              rows={columns}
              definition={{
                rowId: ({ id }) => id,
                columns: metadataColumns,
                isQuiet: ({ displayInColumn }) => !displayInColumn,
                marked: { label: t('Changed'), has: ({ id }) => ids.has(id) },
              }}
              onReorder={(next, { id }) => {
                setMovedIds(new Set([...movedIds, id]));
                change(next);
              }}
              rowHref={columnHref}
              rowActions={(column) => [{ label: t('Edit'), icon: <EditIcon />, inRow: true, to: columnHref(column) }]}
            />
          </Box>
        }
      >
        <Box pt="4">
          <MetadataPreview columns={columns} changedIds={ids} />
        </Box>
      </PageForm>
    </>
  );
}

const mappingsQuery = callQuery(digitalArchiveMetadataMapping.getMappings);

/** INTG-096, INTG-097: all at once. */
function useUpdateMappings(saved: readonly MetadataColumn[]) {
  const client = useQueryClient();
  return useEdit(saved, {
    mutationFn: (body: digitalArchiveMetadataMapping.UpdateMappingsRequest, edit) =>
      edit(digitalArchiveMetadataMapping.updateMappings, { body }),
    saved: t('Metadata edited'),
    failed: t('Failed to edit metadata'),
    onSuccess: () => client.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}
