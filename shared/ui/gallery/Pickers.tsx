import { useState } from 'react';
import { ColorInput } from '../src/fields/ColorInput';
import { FolderPicker } from '../src/folders/FolderPicker';
import { FolderTree } from '../src/folders/FolderTree';
import { OrderedRows } from '../src/form';
import { Badge, Field } from '../src/ui';
import { Columns } from './Row';

const FOLDERS = [
  { id: 'p', name: 'Pensjon' },
  { id: 'a', name: 'Avtaler', parentId: 'p' },
  { id: 'b', name: 'Bedriftsavtaler', parentId: 'a' },
  { id: 'r', name: 'Fripoliser', parentId: 'a' },
  { id: 'f', name: 'Fullmakter', parentId: 'a' },
  { id: 's', name: 'Signert uten mappe', parentId: 'a' },
  ...Array.from({ length: 2_000 }, (_, at) => ({
    id: `m${at}`,
    name: `Medlem ${at + 1}`,
    parentId: at < 40 ? 'p' : `m${Math.floor(at / 7)}`,
  })),
];

/** Folders, colours and rows in an order. */
export function Pickers() {
  const [folders, setFolders] = useState<string[]>(['b']);
  const [folder, setFolder] = useState<string | undefined>('f');
  const [colours, setColours] = useState({ bg: '#ffffff', text: '9CA3AF', wrong: '#12' });
  const [rows, setRows] = useState([
    'Name',
    'Member no.',
    'Date',
    'A label that is far too long for the room that it has in a narrow column',
  ]);
  return (
    <>
      <Columns>
        <Field label="Folders" group hint="Signed files are stored here">
          <FolderPicker
            folders={FOLDERS}
            value={folders}
            onChange={setFolders}
            note={({ id }) => id === 's' && <Badge tone="accent">Free access</Badge>}
          />
        </Field>
        <Field label="Folders" group error="Required">
          <FolderPicker folders={[]} value={[]} onChange={() => undefined} />
        </Field>
        <FolderTree label="All folders" folders={FOLDERS} value={folder} onChange={setFolder} />
      </Columns>
      <Columns>
        <Field label="Background">
          <ColorInput label="Background" value={colours.bg} onChange={(bg) => setColours({ ...colours, bg })} />
        </Field>
        <Field label="Text">
          <ColorInput
            label="Text"
            value={colours.text}
            onChange={(text) => setColours({ ...colours, text })}
            against={{ label: 'Background', value: colours.bg }}
          />
        </Field>
        <Field label="Header" error="Invalid HEX color">
          <ColorInput label="Header" value={colours.wrong} onChange={(wrong) => setColours({ ...colours, wrong })} />
        </Field>
      </Columns>
      <OrderedRows
        label="Columns"
        rows={rows}
        idOf={(row) => row}
        nameOf={(row) => row}
        onMove={setRows}
        isQuiet={(row) => row === 'Date'}
      >
        {(row) => row}
      </OrderedRows>
    </>
  );
}
