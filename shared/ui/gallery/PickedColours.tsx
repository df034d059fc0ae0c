import { useState } from 'react';
import { ColorInput } from '../src/fields/ColorInput';
import { Field } from '../src/ui';
import { Columns } from './Row';

export function PickedColours() {
  const [colours, setColours] = useState({ bg: '#ffffff', text: '9CA3AF', wrong: '#12' });
  return (
    <Columns>
      <Field label="Background">
        <ColorInput label="Background" value={colours.bg} onChange={(bg) => setColours({ ...colours, bg })} />
      </Field>
      <Field label="Text">
        <ColorInput label="Text" value={colours.text} onChange={(text) => setColours({ ...colours, text })} />
      </Field>
      <Field label="Header" error="Invalid HEX color">
        <ColorInput label="Header" value={colours.wrong} onChange={(wrong) => setColours({ ...colours, wrong })} />
      </Field>
    </Columns>
  );
}
