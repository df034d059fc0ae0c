import { Button, Dialog, Field } from '@console/ui';
import { Slider } from '@console/ui/form';
import { useState } from 'react';
import { CropStage } from './CropStage';
import { CENTRED, cropToDataUrl, LARGEST_ZOOM } from './crop';

interface CropDialogProps {
  picture: HTMLImageElement;
  /** The square as a data URL, small enough to be saved whatever the picture's size. */
  onCrop: (dataUrl: string) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that becomes the photo. What can be dragged can be done with the sliders too. */
export function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(CENTRED);
  return (
    <Dialog
      title="Crop photo"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onCrop(cropToDataUrl(picture, crop))}>
            Use photo
          </Button>
        </>
      }
    >
      <CropStage picture={picture} crop={crop} onChange={setCrop} />
      <Field label="Zoom">
        <Slider
          min={1}
          max={LARGEST_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
          data-autofocus
        />
      </Field>
      <Field label="Left to right">
        <Slider min={0} max={1} step={0.01} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
      </Field>
      <Field label="Top to bottom">
        <Slider min={0} max={1} step={0.01} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      </Field>
    </Dialog>
  );
}
