import { chakra } from '@chakra-ui/react';

/** Full is on, ring is off, half is in progress, a square is blocked. */
export const StatusDot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    whiteSpace: 'nowrap',
    _before: {
      content: '""',
      flex: 'none',
      boxSize: '4px',
      borderRadius: 'full',
      border: '1.5px solid currentColor',
      // Forced colours would remove the shape.
      '@media (forced-colors: active)': { color: 'CanvasText!', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    state: {
      on: { _before: { color: 'success', bg: 'currentColor' } },
      off: { color: 'text.muted', _before: { color: 'text.subtle' } },
      blocked: { _before: { color: 'danger', bg: 'currentColor', borderRadius: '0' } },
      pending: {
        _before: { color: 'warning', background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
      },
    },
  },
});
