import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { TextButton } from '../buttons/TextLink';
import { announce } from '../feedback/Announcer';
import { useFieldGroup } from '../fields/Field';
import { CropIcon, DeleteIcon, UndoIcon, UploadIcon } from '../icons';
import { CropDialog, type CropWords } from './CropDialog';
import { DropZone } from './DropZone';
import { FileProblem } from './FileProblem';
import { acceptOf } from './file-kinds';
import {
  decodePicture,
  type LargestPicture,
  PICTURE_KINDS,
  pictureProblem,
  readAsDataUrl,
  toSmallJpeg,
} from './picture-file';

interface PictureWords extends CropWords {
  /** 'Photo file'. */
  input: string;
  upload: string;
  change: string;
  remove: string;
  removed: string;
}

interface PictureFieldProps {
  /** A data URL or address; empty means no picture. */
  value: string;
  onChange: (dataUrl: string) => void;
  onBlur?: () => void;
  words: PictureWords;
  largest: LargestPicture;
  placeholder: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Pixels of a cropped picture. */
const LONGEST_SIDE = 512;

/**
 * A round picture as a data URL, in a `Field` with `group`: drop, choose, crop, remove, restore. Contents are checked,
 * not the name; cropping shrinks large files.
 */
export function PictureField({ value, onChange, onBlur, words, largest, placeholder, ref }: PictureFieldProps) {
  const [refused, setRefused] = useState<{ file: File; text: string; isTooLarge: boolean }>();
  const [cropping, setCropping] = useState<HTMLImageElement>();
  const [removed, setRemoved] = useState('');
  const group = useFieldGroup();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);

  function change(dataUrl: string) {
    setRefused(undefined);
    setRemoved('');
    onChange(dataUrl);
  }

  async function take([file]: readonly File[]) {
    if (!file) return;
    const problem = await pictureProblem(file, largest);
    if (problem) setRefused({ file, ...problem });
    else change(await readAsDataUrl(file));
  }

  async function crop(source: string | File) {
    try {
      setCropping(await decodePicture(typeof source === 'string' ? source : await readAsDataUrl(source)));
    } catch {
      announce(t('The picture is damaged and can’t be displayed'));
      if (typeof source !== 'string')
        setRefused({ file: source, text: t('The picture is damaged and can’t be displayed'), isTooLarge: false });
    }
  }

  async function takeCrop(dataUrl: string) {
    change(toSmallJpeg(await decodePicture(dataUrl), LONGEST_SIDE, largest.bytes));
    setCropping(undefined);
  }

  function remove() {
    change('');
    setRemoved(value);
    announce(words.removed);
    button.current?.focus();
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Root onBlur={leave} aria-invalid={group?.['aria-invalid']}>
      <DropZone inputLabel={words.input} accept={acceptOf(PICTURE_KINDS)} onFiles={(files) => void take(files)}>
        {(choose) => (
          <Row>
            <Frame>{value ? <img src={value} alt="" /> : placeholder}</Frame>
            <Buttons>
              <Button
                ref={button}
                icon={<UploadIcon />}
                aria-describedby={group?.['aria-describedby']}
                onClick={choose}
              >
                {value ? words.change : words.upload}
              </Button>
              {value && (
                <>
                  <Button icon={<CropIcon />} onClick={() => void crop(value)}>
                    {t('Crop')}
                  </Button>
                  <Button variant="danger" icon={<DeleteIcon />} onClick={remove}>
                    {words.remove}
                  </Button>
                </>
              )}
              {removed && !value && (
                <Button variant="quiet" icon={<UndoIcon />} onClick={() => change(removed)}>
                  {t('Undo')}
                </Button>
              )}
            </Buttons>
          </Row>
        )}
      </DropZone>
      {refused && (
        <div role="alert">
          <FileProblem file={refused.file.name}>
            {refused.text}{' '}
            {refused.isTooLarge && (
              <TextButton onClick={() => void crop(refused.file)}>{t('Crop it to fit')}</TextButton>
            )}
          </FileProblem>
        </div>
      )}
      {cropping && (
        <CropDialog
          picture={cropping}
          words={words}
          onCrop={(dataUrl) => void takeCrop(dataUrl)}
          onClose={() => setCropping(undefined)}
        />
      )}
    </Root>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', p: '3' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '72px',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'pressed',
    color: 'text.subtle',
    '& > img': { w: 'full', h: 'full', objectFit: 'cover' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});
