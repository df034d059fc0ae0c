import { ImageCropper, useImageCropperContext } from '@ark-ui/react/image-cropper';
import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { Field } from '../fields/Field';
import { Slider } from '../fields/Slider';

/** Whole sentences, because nouns inflect. */
export interface CropWords {
  crop: string;
  /** 'Part of the photo'. */
  part: string;
  use: string;
}

interface CropDialogProps {
  picture: HTMLImageElement;
  words: CropWords;
  /** A PNG data URL at the picture's own resolution. */
  onCrop: (dataUrl: string) => void;
  onClose: () => void;
}

const LARGEST_ZOOM = 4;
/** Pixels per arrow key. */
const NUDGE = 4;

/** Moves and resizes a round frame by pointer or arrows; the slider enlarges. */
export function CropDialog({ picture, words, onCrop, onClose }: CropDialogProps) {
  const [zoom, setZoom] = useState(1);
  const [isShifted, setIsShifted] = useState(false);
  return (
    <ImageCropper.Root
      aspectRatio={1}
      cropShape="circle"
      zoom={zoom}
      minZoom={1}
      maxZoom={LARGEST_ZOOM}
      nudgeStep={NUDGE}
      // Ark pans by arrows only while the frame is fixed.
      fixedCropArea={isShifted}
      onZoomChange={(change) => setZoom(change.zoom)}
      translations={{ ...CROPPER, rootLabel: words.crop, selectionLabel: () => words.part }}
    >
      <Dialog
        title={words.crop}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <UseButton label={words.use} onCrop={onCrop} />
          </>
        }
      >
        <ImageCropper.Viewport
          style={{
            width: `min(100%, ${(picture.naturalWidth / picture.naturalHeight) * 46}dvh)`,
            justifySelf: 'center',
          }}
        >
          <Picture src={picture.src} />
          <KeyedSelection onShift={setIsShifted}>
            {CORNERS.map((corner) => (
              // Chakra would take `position` as a style prop.
              <ImageCropper.Handle key={corner} position={corner} asChild>
                <Handle>
                  <span />
                </Handle>
              </ImageCropper.Handle>
            ))}
          </KeyedSelection>
        </ImageCropper.Viewport>
        <Field
          label={t('Zoom')}
          hint={t(
            'Drag the frame or its corners. Use the arrow keys to move the frame, Alt + arrow keys to resize it, and Shift + arrow keys to move the picture.',
          )}
        >
          <Slider min={1} max={LARGEST_ZOOM} step={0.01} value={zoom} onChange={setZoom} data-autofocus />
        </Field>
      </Dialog>
    </ImageCropper.Root>
  );
}

/** Ark's texts are English only. */
const CROPPER: ImageCropper.RootBaseProps['translations'] = {
  rootRoleDescription: t('Image cropper'),
  selectionRoleDescription: t('2D slider'),
  selectionInstructions: t(
    'Use arrow keys to move the crop. Hold Alt with arrow keys to resize width or height. Press plus or minus to zoom.',
  ),
  selectionValueText: ({ x, y, width }) => t('Position X {x}px, Y {y}px. Diameter {width}px.', { x, y, width }),
};

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;

const GROWS: Record<string, boolean> = { ArrowRight: true, ArrowDown: true, ArrowLeft: false, ArrowUp: false };

/** Ark's keys resize one side; Alt and an arrow keep the aspect ratio. */
function KeyedSelection({ onShift, children }: { onShift: (isShifted: boolean) => void; children: ReactNode }) {
  const cropper = useImageCropperContext();
  function press(event: KeyboardEvent) {
    onShift(event.shiftKey);
    const grows = GROWS[event.key];
    if (!event.altKey || grows === undefined) return;
    event.preventDefault();
    cropper.resize('se', grows ? NUDGE : -NUDGE);
  }
  return (
    <Selection onKeyDown={press} onKeyUp={({ shiftKey }) => onShift(shiftKey)} onBlur={() => onShift(false)}>
      {children}
    </Selection>
  );
}

function UseButton({ label, onCrop }: { label: string } & Pick<CropDialogProps, 'onCrop'>) {
  const cropper = useImageCropperContext();
  async function use() {
    const dataUrl = await cropper.getCroppedImage({ output: 'dataUrl' });
    if (typeof dataUrl === 'string') onCrop(dataUrl);
  }
  return (
    <Button variant="primary" onClick={() => void use()}>
      {label}
    </Button>
  );
}

const Picture = chakra(ImageCropper.Image, { base: { display: 'block', w: 'full', h: 'auto', maxW: 'none' } });

const Selection = chakra(ImageCropper.Selection, {
  base: {
    outline: '2px solid {colors.onPlate}',
    // Dims everything outside the frame.
    boxShadow: '0 0 0 9999px {colors.scrim}',
    cursor: 'move',
    '&[data-shape=circle]': { borderRadius: 'full' },
    _focusVisible: { outline: '3px solid {colors.focus}', boxShadow: '0 0 0 9999px {colors.scrim}' },
    // Forced colours leave the picture, so also frame and dimming.
    forcedColorAdjust: 'none',
  },
});

const Handle = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    boxSize: '28px',
    '& > span': {
      boxSize: '12px',
      bg: 'surface',
      borderWidth: '2px',
      borderColor: 'accent',
      borderRadius: 'full',
      forcedColorAdjust: 'none',
    },
  },
});
