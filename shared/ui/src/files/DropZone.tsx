import { FileUpload } from '@ark-ui/react/file-upload';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DropZoneProps {
  /** Name of the hidden file input, which automation tools fill in: 'Certificate file'. */
  inputLabel: string;
  accept: string;
  multiple: boolean;
  disabled: boolean;
  /** Files are dragged over an element around the zone that takes them too. */
  isOver?: boolean;
  /** Ids of the zone's label and description. */
  labelled: { 'aria-labelledby'?: string; 'aria-describedby'?: string } | undefined;
  /** Gets the chosen or dropped files, unchecked. */
  onFiles: (files: File[]) => void;
  /** `choose` opens the browser's file dialog. */
  children: (choose: () => void) => ReactNode;
}

/**
 * SHRD-027 A zone that takes files by drop, or by a press anywhere on it, which opens the file dialog. Keyboard and
 * screen reader users have the button inside it.
 */
export function DropZone({
  inputLabel,
  accept,
  multiple,
  disabled,
  isOver,
  labelled,
  onFiles,
  children,
}: DropZoneProps) {
  return (
    <FileUpload.Root
      // No file is rejected here, because the caller checks them and has the messages. The zone holds no files.
      maxFiles={Number.POSITIVE_INFINITY}
      acceptedFiles={NONE}
      disabled={disabled}
      onFileAccept={({ files }) => files.length > 0 && onFiles(files)}
    >
      <Zone role="group" tabIndex={-1} data-over={isOver || undefined} {...labelled}>
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
    '&:is([data-dragging], [data-over])': { borderColor: 'focus', borderStyle: 'solid', bg: 'accent.soft' },
    '&[data-disabled]': { bg: 'surface.sunken', borderColor: 'border.strong', cursor: 'not-allowed' },
    '[aria-invalid=true] > * > &': { borderColor: 'danger' },
    '@media (forced-colors: active)': { '&:is([data-dragging], [data-over])': { outline: '2px solid Highlight' } },
  },
});
