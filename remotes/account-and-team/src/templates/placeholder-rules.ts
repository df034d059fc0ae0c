import type { customerNotifications } from '@console/api';
import { t } from '@console/words';

type PlaceHolder = customerNotifications.NotificationPlaceHolder;
export type TemplateField = PlaceHolder['targetField'];

/** Words, or a placeholder without blanks, `{{companyName}}`. */
export interface Piece {
  text: string;
  isPlaceHolder: boolean;
}

const WRITTEN = /(\{\{\s*\w+\s*\}\})/;

/** Finds the platform's notation of `allowed` too, such as `[LINK]`. */
export function placeHolderPattern(allowed: readonly PlaceHolder[]): RegExp {
  const own = allowed.map(({ placeHolder }) => placeHolder.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp([...own, WRITTEN.source].join('|'), 'g');
}

export const withoutBlanks = (placeHolder: string): string => placeHolder.replace(/\s/g, '');

export function piecesOf(text: string): Piece[] {
  return text.split(WRITTEN).flatMap((part, index) => {
    const isPlaceHolder = index % 2 === 1;
    return part === '' ? [] : { text: isPlaceHolder ? withoutBlanks(part) : part, isPlaceHolder };
  });
}

export const placeHoldersFor = (placeHolders: readonly PlaceHolder[], field: TemplateField): PlaceHolder[] =>
  placeHolders.filter(({ targetField }) => targetField === field);

export const isMissing = ({ placeHolder, required }: PlaceHolder, text: string): boolean =>
  required && !usedIn(text).includes(placeHolder) && !text.includes(placeHolder);

/** Do not block saving (C36); an empty field has its own error. */
export function placeHolderWarnings(text: string, allowed: readonly PlaceHolder[]): string[] {
  if (text.trim() === '') return [];
  const known = allowed.map(({ placeHolder }) => placeHolder);
  const missing = allowed.filter((placeHolder) => isMissing(placeHolder, text));
  const unknown = usedIn(text).filter((placeHolder) => !known.includes(placeHolder));
  return [
    ...missing.map(({ placeHolder }) => t('{placeHolder} is required and missing.', { placeHolder })),
    ...unknown.map((placeHolder) =>
      t('{placeHolder} is not known here and is sent as it is written.', { placeHolder }),
    ),
  ];
}

function usedIn(text: string): string[] {
  const used = piecesOf(text).flatMap((piece) => (piece.isPlaceHolder ? piece.text : []));
  return [...new Set(used)];
}
