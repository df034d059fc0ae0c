import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes } from 'react';
import { useFieldControl } from './Field';

export interface SliderProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value' | 'onChange'> {
  value: number;
  onChange: (value: number) => void;
}

/** A rough number in a range: the browser's input in our colours. */
export function Slider({ onChange, ...props }: SliderProps) {
  const { readOnly: _, ...control } = useFieldControl(props);
  return <Range type="range" {...props} {...control} onChange={(event) => onChange(event.target.valueAsNumber)} />;
}

const Range = chakra('input', {
  base: { w: 'full', minW: '0', h: '24px', m: '0', accentColor: 'accent', cursor: 'pointer', borderRadius: 'tick' },
});
