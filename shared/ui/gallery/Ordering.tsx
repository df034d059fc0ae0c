import { useState } from 'react';
import { OrderedRows, TwoListPicker } from '../src/drag';
import { Box, Field } from '../src/ui';

const GROUPS = ['Actuaries', 'Advisers', 'Billing', 'Case handlers', 'Internal audit', 'Legal', 'Medical', 'Sales'].map(
  (name, index) => ({ id: `g${index}`, name }),
);
const MANY = [
  ...GROUPS,
  ...Array.from({ length: 500 }, (_, index) => ({ id: `m${index}`, name: `Unit ${index + 1}` })),
];

interface ArchiveColumn {
  name: string;
  label: string;
  isVisible: boolean;
  isMoved?: boolean;
}

const COLUMNS: readonly ArchiveColumn[] = [
  { name: 'title', label: 'Title', isVisible: true },
  { name: 'memberNumber', label: 'Member no.', isVisible: true, isMoved: true },
  { name: 'documentType', label: 'Document type', isVisible: true },
  { name: 'agreementId', label: 'Agreement', isVisible: false },
];

const definition = {
  rowId: ({ name }: ArchiveColumn) => name,
  columns: [
    { id: 'label', header: 'Label', text: ({ label }: ArchiveColumn) => label, mobile: 'title' as const },
    { id: 'name', header: 'Archive column', text: ({ name }: ArchiveColumn) => name, isIdentifier: true },
    {
      id: 'visible',
      header: 'Is visible',
      width: '120px',
      text: ({ isVisible }: ArchiveColumn) => (isVisible ? 'visible' : 'hidden'),
      mobile: 'detail' as const,
    },
  ],
  isQuiet: ({ isVisible }: ArchiveColumn) => !isVisible,
  marked: { label: 'moved', has: ({ isMoved }: ArchiveColumn) => isMoved === true },
};

export function Ordering() {
  const [groups, setGroups] = useState(['g2', 'g3', 'g5']);
  const [columns, setColumns] = useState(COLUMNS);
  return (
    <>
      <Box maxW="720px">
        <Field
          label="Access groups"
          hint="With no group selected, everyone can open the folder."
          error="Required"
          group
        >
          <TwoListPicker options={MANY} value={groups} onChange={setGroups} />
        </Field>
      </Box>
      <Box mx="calc(-1 * var(--page-inset))">
        <OrderedRows
          label="Metadata columns"
          rows={columns}
          definition={definition}
          onReorder={setColumns}
          rowHref={({ name }) => `/columns/${name}`}
          rowActions={({ label }) => [{ label: 'Edit', name: `Edit ${label}`, inRow: true, onSelect: () => undefined }]}
        />
      </Box>
    </>
  );
}
