import type { customerNotifications } from '@console/api';
import { t } from '@console/words';
import { type Piece, piecesOf } from './placeholder-rules';

export interface FilledPiece {
  text: string;
  kind: 'words' | 'sample' | 'unknown';
}

export type Samples = Map<string, string>;

/** A placeholder has no type; otherwise the description. */
const BY_NAME: [name: RegExp, sample: string][] = [
  [/link|url|address/i, 'https://console.example/open/7f3a'],
  [/date/i, t('05 Nov 2026')],
  [/document/i, t('Employment contract')],
  [/folder/i, t('Contracts 2026')],
  [/role/i, t('Case handler')],
  [/e?mail/i, 'kari.nordmann@example.com'],
  [/name|by\b/i, 'Kari Nordmann'],
];

export function samplesFor(
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[],
  companyName: string,
): Samples {
  return new Map(
    placeHolders.map(({ placeHolder, description }) => {
      if (/company/i.test(placeHolder)) return [placeHolder, companyName];
      const sample = BY_NAME.find(([name]) => name.test(placeHolder));
      return [placeHolder, sample?.[1] ?? description];
    }),
  );
}

export function fillIn(text: string, samples: Samples): FilledPiece[] {
  const fill = (piece: Piece): FilledPiece => {
    if (!piece.isPlaceHolder) return { text: piece.text, kind: 'words' };
    const sample = samples.get(piece.text);
    return sample === undefined ? { text: piece.text, kind: 'unknown' } : { text: sample, kind: 'sample' };
  };
  return piecesOf(text).map(fill);
}
