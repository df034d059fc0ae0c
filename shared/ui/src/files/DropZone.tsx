import { FileUpload } from '@ark-ui/react/file-upload';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DropZoneProps {
  /** Name of the hidden input, which tools fill in: 'Certificate file'. */
  inputLabel: string;
  accept: string;
  multiple: boolean;
  disabled: boolean;
  /** Names and describes the zone. */
  labelled: { 'aria-labelledby'?: string; 'aria-describedby'?: string } | undefined;
  /** What was chosen or dropped, unchecked. */
  onFiles: (files: File[]) => void;
  /** `choose` opens the browser's dialog for files. */
  children: (choose: () => void) => ReactNode;
}

/**
 * SHRD-027 A place that takes files: dropped, or chosen after a press anywhere on it. The button inside it is what
 * keyboards and screen readers use.
 */
export function DropZone({ inputLabel, accept, multiple, disabled, labelled, onFiles, children }: DropZoneProps) {
  return (
    <FileUpload.Root
      // Every file comes through; who uses the zone says what is wrong with it. Nothing is kept here.
      maxFiles={Number.POSITIVE_INFINITY}
      acceptedFiles={NONE}
      disabled={disabled}
      onFileAccept={({ files }) => files.length > 0 && onFiles(files)}
    >
      <Zone role="group" tabIndex={-1} {...labelled}>
        <FileUpload.Context>{({ openFilePicker }) => children(openFilePicker)}</FileUpload.Context>
      </Zone>
      <FileUpload.HiddenInput aria-label={inputLabel} accept={accept} multiple={multiple} />
    </FileUpload.Root>
  );
}

const NONE: File[] = [];

const Zone = chakra(FileUpload.Dropzone, {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'surface',
    cursor: 'pointer',
    outline: 'none',
    transition: 'background {durations.hover}, border-color {durations.hover}',
    '&[data-dragging]': { borderColor: 'focus', borderStyle: 'solid', bg: 'accent.soft' },
    '&[data-disabled]': { bg: 'surface.sunken', borderColor: 'border.strong', cursor: 'not-allowed' },
    '[aria-invalid=true] > * > &': { borderColor: 'danger' },
    '@media (forced-colors: active)': { '&[data-dragging]': { outline: '2px solid Highlight' } },
  },
});
