import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { announce } from '../feedback/Announcer';
import { useFieldGroup, useOwnProblem } from '../fields/Field';
import { shownFileName } from '../format/names';
import { CloseIcon, FileIcon, UploadIcon } from '../icons';
import { DropZone } from './DropZone';
import { FileProblem } from './FileProblem';
import { acceptOf, type FileKindName, formatFileSize, kindProblem } from './file-kinds';
import { useDropArea } from './use-drop-area';

export { readCertificate } from './read-certificate';
export { readBase64 } from './read-file';

/** Cells of copied rows or a text file (`read-table.ts`, loaded on use). */
export async function readTable(source: Blob | string): Promise<string[][][]> {
  return (await import('./read-table')).readTable(source);
}

export interface FileFieldProps {
  /** The file, if any. The next file replaces it. */
  value: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: () => void;
  /** Checked by extension and, where possible, contents. */
  kinds: readonly FileKindName[];
  /** Bytes per file. */
  maxBytes?: number;
  /** Button and hidden input, with the file's noun. */
  words?: FileWords;
  /** C88 */
  wrongKindText?: (extension: string) => string;
  unreadableText?: string;
  /** Shows in the empty zone, such as the stored file's name. */
  note?: string;
  /** A larger element that takes drops, such as the form. */
  dropArea?: RefObject<HTMLElement | null>;
  more?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

interface FileWords {
  /** 'Certificate file'. */
  input: string;
  choose: string;
  replace: string;
}
const ANY_FILE: FileWords = { input: t('File'), choose: t('Choose file'), replace: t('Replace file') };

/**
 * SHRD-027. A dropped or chosen file in a `Field` with `group`. A refused file is named and changes nothing; no draft can
 * persist `File`s.
 */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onBlur, kinds, words = ANY_FILE, note, dropArea, more, ref } = props;
  const [refused, setRefused] = useState<readonly { name: string; problem: string }[]>([]);
  const group = useFieldGroup();
  useOwnProblem(refused.length > 0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);

  const isOver = useDropArea(dropArea, root, (files) => void take(files));

  async function take(files: readonly File[]) {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file, props) })));
    const added = checked.find(({ problem }) => problem === undefined)?.file;
    setRefused(
      checked
        .filter(({ file }) => file !== added)
        .map(({ file, problem = t('Choose one file') }) => ({ name: file.name, problem })),
    );
    if (!added) return;
    announce(t('{name} added', { name: shownFileName(added.name) }));
    // After a drop nothing has the focus; a dialog returns the focus here.
    if (document.activeElement === document.body) button.current?.focus();
    onChange([added]);
  }

  function remove(file: File) {
    announce(t('{name} removed', { name: shownFileName(file.name) }));
    onChange([]);
    setRefused([]);
    button.current?.focus();
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <Root ref={root} onBlur={leave} aria-invalid={group?.['aria-invalid']}>
      <DropZone inputLabel={words.input} accept={acceptOf(kinds)} isOver={isOver} onFiles={(files) => void take(files)}>
        {(choose) => (
          <>
            {value.length > 0 && (
              <List>
                {value.map((file) => (
                  <Row key={`${file.name} ${file.size} ${file.lastModified}`}>
                    <FileIcon />
                    <Name>{shownFileName(file.name)}</Name>
                    <Size>{formatFileSize(file.size)}</Size>
                    <IconButton
                      label={t('Remove {name}', { name: shownFileName(file.name) })}
                      icon={<CloseIcon />}
                      size="small"
                      onClick={() => remove(file)}
                    />
                  </Row>
                ))}
              </List>
            )}
            <Foot>
              {value.length === 0 && <UploadIcon />}
              <span>{value.length === 0 ? (note ?? t('Drop a file here, or')) : ''}</span>
              <Button ref={button} size="small" aria-describedby={group?.['aria-describedby']} onClick={choose}>
                {value.length === 0 ? words.choose : words.replace}
              </Button>
              {more}
            </Foot>
          </>
        )}
      </DropZone>
      <chakra.div role="alert" _empty={{ display: 'none' }}>
        {refused.length > 0 && (
          <Problems>
            {refused.map(({ name, problem }) => (
              <li key={name}>
                <FileProblem file={name}>{problem}</FileProblem>
              </li>
            ))}
          </Problems>
        )}
      </chakra.div>
    </Root>
  );
}

async function problemOf(file: File, { kinds, maxBytes = Number.POSITIVE_INFINITY, ...texts }: FileFieldProps) {
  if (file.size > maxBytes) return t('Maximum file size {size}', { size: formatFileSize(maxBytes) });
  return kindProblem(file, kinds, texts);
}

const Root = chakra('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' } });
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minH: '44px',
    ps: '3',
    pe: '2',
    borderBottomWidth: '1px',
    cursor: 'default',
    '& > svg': { flex: 'none', color: 'text.subtle' },
  },
});
const Name = chakra('span', { base: { fontWeight: 'medium', truncate: true, minW: '0' } });
const Size = chakra('span', { base: { flex: '1 0 auto', textStyle: 'xs', color: 'text.subtle' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '3',
    color: 'text.muted',
    '& > svg': { flex: 'none', color: 'text.subtle' },
    '& > span:empty': { display: 'none' },
  },
});
const Problems = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '1' },
});
