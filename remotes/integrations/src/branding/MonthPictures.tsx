import { whiteLabel } from '@console/api';
import { Box, Button, chakra, Flex, IconButton, Notice } from '@console/ui';
import { type FormState, useFormValues } from '@console/ui/form';
import { AddIcon, CloseIcon, CopyIcon, UploadIcon } from '@console/ui/icons';
import { Caption, CardRow, Columns, IconText, Rows } from '@console/ui/layout';
import {
  acceptOf,
  DropZone,
  FileProblem,
  formatFileSize,
  PICTURE_KINDS,
  readSmallPicture,
  sizeOfDataUrl,
} from '@console/ui/picture-field';
import { n, t } from '@console/words';
import { type DragEvent, useId, useRef, useState } from 'react';
import { type BrandingValues, MONTH_LABELS } from './branding-schema';
import { monthOfFile } from './month-files';

/** Enough for a full screen, below the platform's limit. */
const LIMITS = { longestSide: 1920, bytes: 300_000 };
/** Bytes that make saving slow (C86). */
const MUCH = 2_000_000;

interface MonthPicturesProps {
  form: FormState<BrandingValues>;
  onChange: (part: Partial<BrandingValues>, toastTitle: string) => void;
}

interface Refused {
  name: string;
  problem: string;
}

/** INTG-188, INTG-190..INTG-192 */
export function MonthPictures({ form, onChange }: MonthPicturesProps) {
  const titleId = useId();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const values = useFormValues(form);
  const input = useRef<HTMLInputElement>(null);
  const choosing = useRef<whiteLabel.Month>('january');
  const added = whiteLabel.MONTHS.filter((month) => values[month] !== '');
  const bytes = added.reduce((sum, month) => sum + sizeOfDataUrl(values[month]), 0);

  async function take(files: readonly File[], monthOf: (file: File) => whiteLabel.Month | undefined) {
    const pictures: Partial<Record<whiteLabel.Month, string>> = {};
    const problems: Refused[] = [];
    for (const file of files) {
      const month = monthOf(file);
      const read = month ? await readSmallPicture(file, LIMITS) : { problem: NO_MONTH };
      if ('problem' in read) problems.push({ name: file.name, problem: read.problem });
      else if (month && pictures[month] !== undefined) {
        problems.push({
          name: file.name,
          problem: t('Only the first picture for {month} was used', { month: MONTH_LABELS[month] }),
        });
      } else if (month) pictures[month] = read.dataUrl;
    }
    setRefused(problems);
    const months = whiteLabel.MONTHS.filter((month) => pictures[month] !== undefined);
    if (months.length > 0) onChange(pictures, toastTitleOf(months));
  }

  function choose(month: whiteLabel.Month) {
    choosing.current = month;
    input.current?.click();
  }

  function fillAll(month: whiteLabel.Month) {
    const all = Object.fromEntries(whiteLabel.MONTHS.map((each) => [each, values[month]]));
    onChange(all, t('The picture for {month} is now used for all months', { month: MONTH_LABELS[month] }));
  }

  return (
    <Rows gap="3" aria-labelledby={titleId} role="group">
      <Flex wrap="wrap" align="baseline" columnGap="2">
        <chakra.h3 id={titleId} fontWeight="medium">
          {t('Monthly pictures')}
        </chakra.h3>
        <Caption as="span">
          {added.length === 0
            ? t('0 of 12 added. Months without a picture use the platform’s own.')
            : t('{count} of 12 added ({size}). Months without a picture use the platform’s own.', {
                count: added.length,
                size: formatFileSize(bytes),
              })}
        </Caption>
      </Flex>
      <Columns gap="2" gridTemplateColumns="repeat(auto-fill, minmax(116px, 1fr))">
        {whiteLabel.MONTHS.map((month) => (
          <MonthTile
            key={month}
            month={month}
            picture={values[month]}
            error={form.formState.errors[month]?.message}
            onChoose={() => choose(month)}
            onDrop={(file) => void take([file], () => month)}
            onClear={() =>
              onChange({ [month]: '' }, t('The picture for {month} was removed', { month: MONTH_LABELS[month] }))
            }
            onFillAll={() => fillAll(month)}
          />
        ))}
      </Columns>
      <chakra.input
        ref={input}
        type="file"
        accept={acceptOf(PICTURE_KINDS)}
        aria-label={t('Picture for a month')}
        tabIndex={-1}
        srOnly
        onChange={(event) => {
          void take([...(event.target.files ?? [])], () => choosing.current);
          // Choosing the same file must fire again.
          event.target.value = '';
        }}
      />
      <DropZone
        inputLabel={t('Pictures for several months')}
        accept={acceptOf(PICTURE_KINDS)}
        multiple
        labelledBy={titleId}
        onFiles={(files) => void take(files, (file) => monthOfFile(file.name))}
      >
        {(openPicker) => (
          <CardRow>
            <IconText icon="subtle" gap="2" flex="1 1 160px" textStyle="xs" color="text.muted">
              <UploadIcon />
              <span>
                {t(
                  'Drop several pictures at once, named by month (for example, january.jpg or 02.png). Large pictures are resized.',
                )}
              </span>
            </IconText>
            <Button size="small" onClick={openPicker}>
              {t('Choose pictures')}
            </Button>
          </CardRow>
        )}
      </DropZone>
      <Box role="alert" _empty={{ display: 'none' }}>
        {refused.length > 0 && (
          <Rows as="ul" gap="1">
            {refused.map(({ name, problem }) => (
              <li key={name}>
                <FileProblem file={name}>{problem}</FileProblem>
              </li>
            ))}
          </Rows>
        )}
      </Box>
      {bytes > MUCH && (
        <Notice>
          {t('All pictures ({size}) are uploaded each time you save. This can take a while on a slow connection.', {
            size: formatFileSize(bytes),
          })}
        </Notice>
      )}
    </Rows>
  );
}

const NO_MONTH = t('The file name has no month. Drop the file on a month instead.');

const toastTitleOf = (months: readonly whiteLabel.Month[]) =>
  months.length === 1 && months[0]
    ? t('The picture for {month} was added', { month: MONTH_LABELS[months[0]] })
    : n(months.length, '{count} picture was added', '{count} pictures were added');

interface MonthTileProps {
  month: whiteLabel.Month;
  picture: string;
  error: string | undefined;
  onChoose: () => void;
  onDrop: (file: File) => void;
  onClear: () => void;
  onFillAll: () => void;
}

function MonthTile({ month, picture, error, onChoose, onDrop, onClear, onFillAll }: MonthTileProps) {
  const name = MONTH_LABELS[month];
  const errorId = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  }

  return (
    <div>
      <Tile
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
        data-filled={picture !== '' || undefined}
      >
        {picture !== '' && <img src={picture} alt="" />}
        <Choose
          type="button"
          aria-label={
            picture === ''
              ? t('Add a picture for {month}', { month: name })
              : t('Change the picture for {month}', { month: name })
          }
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={onChoose}
        >
          {picture === '' && <AddIcon />}
          <span>{name}</span>
        </Choose>
        {picture !== '' && (
          <Corner>
            <IconButton
              label={t('Use {month} for all months', { month: name })}
              icon={<CopyIcon />}
              size="small"
              onClick={onFillAll}
            />
            <IconButton
              label={t('Remove the picture for {month}', { month: name })}
              icon={<CloseIcon />}
              size="small"
              onClick={onClear}
            />
          </Corner>
        )}
      </Tile>
      {error !== undefined && (
        <chakra.p id={errorId} textStyle="xs" color="danger">
          {error}
        </chakra.p>
      )}
    </div>
  );
}
const Tile = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '8 / 5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    overflow: 'hidden',
    '&[data-filled]': { borderStyle: 'solid', borderColor: 'border' },
    '& > img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
});
const Choose = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1',
    textStyle: 'xs',
    borderRadius: 'control',
    _hover: { bg: 'hover' },
    _focusVisible: { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
    '[data-filled] > &': {
      placeContent: 'end start',
      p: '1.5',
      bg: 'transparent',
      color: 'onPlate',
      '& > span': { px: '1.5', borderRadius: 'badge', bg: 'plate' },
    },
  },
});
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineEnd: '1',
    display: 'flex',
    gap: '1',
    '& button': { bg: 'plate', color: 'onPlate', borderRadius: 'control' },
  },
});
