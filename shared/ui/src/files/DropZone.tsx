import { FileUpload } from '@ark-ui/react/file-upload';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFieldGroup } from '../fields/Field';

interface DropZoneProps {
  /** Names the hidden file input for automation tools: 'Certificate file'. */
  inputLabel: string;
  accept: string;
  multiple?: boolean;
  /** Files are over a surrounding drop area. */
  isOver?: boolean;
  /** Needed only without a Field. */
  labelledBy?: string;
  /** Returns unchecked files. */
  onFiles: (files: File[]) => void;
  /** `choose` opens the file dialog. */
  children: (choose: () => void) => ReactNode;
}

/** SHRD-027. Takes files by drop or press; keyboard and screen reader users have the button inside. */
export function DropZone({ inputLabel, accept, multiple, isOver, labelledBy, onFiles, children }: DropZoneProps) {
  const group = useFieldGroup();
  return (
    <FileUpload.Root
      // The caller checks files and has the messages; the zone holds none.
      maxFiles={Number.POSITIVE_INFINITY}
      acceptedFiles={NONE}
      onFileAccept={({ files }) => files.length > 0 && onFiles(files)}
    >
      <Zone
        role="group"
        tabIndex={-1}
        data-over={isOver || undefined}
        aria-labelledby={labelledBy ?? group?.['aria-labelledby']}
        aria-describedby={group?.['aria-describedby']}
      >
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
    '[aria-invalid=true] > * > &': { borderColor: 'danger' },
    '@media (forced-colors: active)': { '&:is([data-dragging], [data-over])': { outline: '2px solid Highlight' } },
  },
});
