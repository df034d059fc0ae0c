import { ColorPicker, parseColor } from '@ark-ui/react/color-picker';
import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePopover } from '../popovers/floating';
import { normalizeHex } from '../system/hex-color';
import { TextInput } from './TextInput';

interface ColorInputProps {
  /** 3 or 6 hex digits, optional '#' (INTG-184), as typed (C83). */
  value: string;
  onChange: (value: string) => void;
  /** Names the swatch: 'Background'. */
  label: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Milliseconds between changes during a drag (INTG-186). */
const THROTTLE_MS = 100;

/** Hex digits, and a swatch that opens a picker (INTG-181). */
export function ColorInput({ value, onChange, label, name, onBlur, ref }: ColorInputProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const hex = normalizeHex(value);
  return (
    <>
      <Row>
        <Swatch
          type="button"
          aria-label={t('Choose {label}', { label })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          style={hex === undefined ? undefined : { backgroundColor: hex }}
          data-empty={hex === undefined || undefined}
          onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
        />
        <TextInput
          mono
          spellCheck={false}
          name={name}
          onBlur={onBlur}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          ref={ref}
        />
      </Row>
      {anchor && (
        <Picker
          anchor={anchor}
          label={label}
          hex={hex ?? '#000000'}
          onChange={onChange}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

interface PickerProps {
  anchor: HTMLElement;
  label: string;
  hex: string;
  onChange: (hex: string) => void;
  onClose: () => void;
}

function Picker({ anchor, label, hex, onChange, onClose }: PickerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [color, setColor] = useState(() => parseColor(hex));
  const report = useThrottled(onChange);

  usePopover(ref, anchor, 'start', onClose);
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('[role=slider]')?.focus(), [anchor]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    anchor.focus();
    onClose();
  }

  // Ark's channel names are English.
  const channels = color.toFormat('hsba');
  return (
    <Popover
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={t('Choose {label}', { label })}
      onKeyDownCapture={onKeyDown}
    >
      <ColorPicker.Root
        inline
        value={color}
        format="hsba"
        onValueChange={({ value: next }) => {
          setColor(next);
          report(next.toString('hex').toUpperCase());
        }}
      >
        <ColorPicker.Content>
          <Area>
            <ColorPicker.AreaBackground />
            <ColorPicker.AreaThumb
              aria-label={t('Saturation and brightness')}
              aria-roledescription={t('2D slider')}
              aria-valuetext={t('saturation {saturation}, brightness {brightness}', {
                saturation: channels.getChannelValue('saturation'),
                brightness: channels.getChannelValue('brightness'),
              })}
            />
          </Area>
          <Hue channel="hue">
            <ColorPicker.ChannelSliderTrack />
            <ColorPicker.ChannelSliderThumb
              aria-label={t('Hue')}
              aria-valuetext={t('hue {hue}', { hue: channels.getChannelValue('hue') })}
            />
          </Hue>
        </ColorPicker.Content>
      </ColorPicker.Root>
    </Popover>
  );
}

/** Calls at most every 100 ms, always with the last value. */
function useThrottled(callback: (value: string) => void): (value: string) => void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout> | undefined; next?: string | undefined }>({});
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => flush(), []);

  function flush() {
    clearTimeout(state.current.timer);
    const { next } = state.current;
    state.current = {};
    if (next !== undefined) latest.current(next);
  }
  return (value) => {
    state.current.next = value;
    state.current.timer ??= setTimeout(flush, THROTTLE_MS);
  };
}

const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2' } });
const Swatch = chakra('button', {
  base: {
    boxSize: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    forcedColorAdjust: 'none',
    '&:focus-visible': { boxShadow: 'var(--ring)' },
    '&[data-empty]': {
      background: 'linear-gradient(135deg, transparent 47%, {colors.danger} 47%, {colors.danger} 53%, transparent 53%)',
    },
  },
});
const Popover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '3',
    w: 'min(232px, calc(100vw - 16px))',
    bg: 'raised',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: '2',
  },
});
const THUMB = {
  boxSize: '24px',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'surface',
  borderRadius: 'full',
  boxShadow: '0 0 0 1px {colors.border.control}',
  forcedColorAdjust: 'none',
  '&:focus-visible': { boxShadow: '0 0 0 1px {colors.border.control}, var(--ring)' },
};
const Area = chakra(ColorPicker.Area, {
  base: {
    position: 'relative',
    h: '136px',
    mb: '3',
    '& [data-part=area-background]': { h: 'full', borderRadius: 'control', forcedColorAdjust: 'none' },
    '& [data-part=area-thumb]': THUMB,
  },
});
const Hue = chakra(ColorPicker.ChannelSlider, {
  base: {
    position: 'relative',
    '& [data-part=channel-slider-track]': { h: '24px', borderRadius: 'full', forcedColorAdjust: 'none' },
    '& [data-part=channel-slider-thumb]': { ...THUMB, translate: '-50% -50%', top: '50%' },
  },
});
