import { chakra } from '@console/ui';
import type { PointerEvent } from 'react';
import { type Crop, drawCrop, pulled } from './crop';

/** CSS pixels; the canvas has twice as many, for sharp screens. */
const STAGE = 256;

interface CropStageProps {
  picture: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The square as it will be, to be pulled about. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };

  function pull(event: PointerEvent) {
    if (event.buttons === 1) onChange(pulled(size, crop, { x: event.movementX, y: event.movementY }, STAGE));
  }

  return (
    <Stage
      ref={(canvas: HTMLCanvasElement | null) => {
        if (canvas) drawCrop(canvas, picture, crop);
      }}
      // The drawing's own size; `width` would be style.
      htmlWidth={STAGE * 2}
      htmlHeight={STAGE * 2}
      role="img"
      aria-label="The photo as it will be"
      onPointerDown={(event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
    />
  );
}

const Stage = chakra('canvas', {
  base: {
    justifySelf: 'center',
    w: `min(${STAGE}px, 100%)`,
    aspectRatio: '1',
    borderRadius: 'full',
    bg: 'pressed',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});
