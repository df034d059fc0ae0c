import { useState } from 'react';
import { FolderPicker } from '../src/folder-picker';
import { Badge, Field } from '../src/ui';
import { Columns } from './Row';

const DEEP = ['Pensjon', 'Avtaler', 'Bedriftsavtaler', '2026', 'Norge', 'Vestland', 'Bergen', 'Årstad'];

const TOP = 8;

/** A branch has eight levels; further branches are wide. */
const LIST = [
  ...DEEP.map((name, level) => ({ id: `d${level}`, name, parentId: level === 0 ? undefined : `d${level - 1}` })),
  { id: 'fripoliser', name: 'Fripoliser', parentId: 'd1', note: 'Case handlers' },
  { id: 'fullmakter', name: 'Fullmakter', parentId: 'd1', note: 'Legal' },
  { id: 'signert', name: 'Signert uten mappe', parentId: 'd1', badge: <Badge tone="accent">Free access</Badge> },
  ...Array.from({ length: 1988 }, (_, index) => ({
    id: `f${index}`,
    name: `Folder ${index + 1}`,
    parentId: index < TOP ? undefined : `f${index % TOP}`,
  })),
];

const loaded = { data: LIST, error: null, isFetching: false, refetch: () => undefined };
const waiting = { ...loaded, data: undefined };

export function Folders() {
  const [ids, setIds] = useState<readonly string[]>(['d2', 'fullmakter']);
  const none = { value: [], onChange: () => undefined, startId: undefined };
  return (
    <>
      <Field label="Folders" error="You need to have at least default, free access folder selected" group>
        <FolderPicker folders={loaded} value={ids} onChange={setIds} startId="d1" />
      </Field>
      <Columns>
        <Field label="Empty" group>
          <FolderPicker folders={{ ...loaded, data: [] }} {...none} />
        </Field>
        <Field label="Failed" group>
          <FolderPicker folders={{ ...waiting, error: new Error('down') }} {...none} />
        </Field>
        <Field label="Loading" group>
          <FolderPicker folders={waiting} {...none} />
        </Field>
      </Columns>
    </>
  );
}
