import { Avatar, Button, chakra, Flex, TextButton } from '@console/ui';
import { CropIcon, DeleteIcon, UploadIcon } from '@console/ui/icons';
import { FormField, type FormState } from '@console/ui/form';
import { type ChangeEvent, useRef, useState } from 'react';
import { CropDialog } from './CropDialog';
import { loadPicture, PHOTO_TYPES, type PhotoRefusal, readAsDataUrl, photoError } from './photo-file';
import type { ProfileValues } from './profile-schema';

interface Refused extends PhotoRefusal {
  file: File;
}

/** The photo as it is, and what can be done with it. It is saved with the rest of the form. */
export function PhotoField({ form, name }: { form: FormState<ProfileValues>; name: string }) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const [cropping, setCropping] = useState<HTMLImageElement>();
  const photo = form.watch('userProfileImage');

  function setPhoto(dataUrl: string) {
    setRefused(undefined);
    form.setValue('userProfileImage', dataUrl, { shouldDirty: true, shouldValidate: true });
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (!file) return;
    const refusal = photoError(file);
    if (refusal) setRefused({ ...refusal, file });
    else setPhoto(await readAsDataUrl(file));
  }

  async function crop(source: string | File) {
    try {
      setCropping(await loadPicture(typeof source === 'string' ? source : await readAsDataUrl(source)));
    } catch {
      if (typeof source !== 'string') setRefused({ file: source, text: 'This is no picture', isTooLarge: false });
    }
  }

  const error = refused && (
    <>
      {refused.text}{' '}
      {refused.isTooLarge && <TextButton onClick={() => void crop(refused.file)}>Crop it to fit</TextButton>}
    </>
  );
  return (
    <>
      <FormField form={form} name="userProfileImage" group hint="PNG, JPEG, WebP or GIF" error={error}>
        {() => (
          <Flex align="center" gap="4" wrap="wrap">
            <Avatar name={name} photo={photo} size="large" />
            <Flex gap="2" wrap="wrap">
              <Button icon={<UploadIcon />} onClick={() => fileInput.current?.click()}>
                {photo ? 'Change photo' : 'Upload photo'}
              </Button>
              {photo && (
                <>
                  <Button icon={<CropIcon />} onClick={() => void crop(photo)}>
                    Crop
                  </Button>
                  <Button variant="danger" icon={<DeleteIcon />} onClick={() => setPhoto('')}>
                    Remove photo
                  </Button>
                </>
              )}
            </Flex>
            <chakra.input
              ref={fileInput}
              type="file"
              accept={PHOTO_TYPES.join(',')}
              aria-label="Photo file"
              tabIndex={-1}
              srOnly
              onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event)}
            />
          </Flex>
        )}
      </FormField>
      {cropping && (
        <CropDialog
          picture={cropping}
          onCrop={(dataUrl) => {
            setPhoto(dataUrl);
            setCropping(undefined);
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
    </>
  );
}
