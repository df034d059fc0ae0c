import { useState } from 'react';
import { FolderDialog, FolderPicker, type FolderSource, sourceOfList } from '../src/folder-picker';
import { FolderTree } from '../src/folder-tree';
import { Badge, Button, Field } from '../src/ui';
import { Columns, Row } from './Row';

const DEEP = ['Pensjon', 'Avtaler', 'Bedriftsavtaler', '2026', 'Norge', 'Vestland', 'Bergen', 'Årstad'];

const TOP = 8;

/** A branch has eight levels; further branches are wide. */
const LIST = [
  ...DEEP.map((name, level) => ({ id: `d${level}`, name, parentId: level === 0 ? undefined : `d${level - 1}` })),
  { id: 'fripoliser', name: 'Fripoliser', parentId: 'd1', note: 'Case handlers' },
  { id: 'fullmakter', name: 'Fullmakter', parentId: 'd1', note: 'Legal' },
  { id: 'signert', name: 'Signert uten mappe', parentId: 'd1', badge: <Badge tone="accent">Free access</Badge> },
  { id: 'låst', name: 'Tilbud', parentId: 'd1', disabledReason: 'Its policy is disabled' },
  ...Array.from({ length: 1988 }, (_, index) => ({
    id: `f${index}`,
    name: `Folder ${index + 1}`,
    parentId: index < TOP ? undefined : `f${index % TOP}`,
  })),
];

const source = sourceOfList(['gallery-folders'], async () => LIST);
const empty = sourceOfList(['gallery-no-folders'], async () => []);
const failing: FolderSource = {
  ...empty,
  queryKey: ['gallery-failing'],
  children: () => Promise.reject(new Error('down')),
};
const waiting: FolderSource = { ...empty, queryKey: ['gallery-waiting'], children: () => new Promise(() => undefined) };

export function Folders() {
  const [ids, setIds] = useState<readonly string[]>(['d2', 'fullmakter']);
  const [open, setOpen] = useState<string | undefined>('d3');
  const [isAsking, setIsAsking] = useState(false);
  const none = { value: [], onChange: () => undefined };
  return (
    <>
      <Field label="Folders" error="You need to have at least default, free access folder selected" group>
        <FolderPicker source={source} value={ids} onChange={setIds} startId="d1" />
      </Field>
      <Columns>
        <FolderTree hasSearch label="Archive" source={source} value={open} onChange={setOpen} />
        <FolderTree label="Failed" source={failing} value={undefined} onChange={setOpen} />
      </Columns>
      <Columns>
        <FolderPicker label="Empty" source={empty} {...none} />
        <FolderPicker label="Failed" source={failing} {...none} />
        <FolderPicker label="Loading" source={waiting} {...none} />
      </Columns>
      <Row>
        <Button onClick={() => setIsAsking(true)}>Move to a folder</Button>
      </Row>
      {isAsking && (
        <FolderDialog
          title="Move Avtaler to"
          verb="Move"
          source={source}
          onChoose={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
