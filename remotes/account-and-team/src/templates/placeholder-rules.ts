import type { customerNotifications } from '@console/api';

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
  const patterns = allowed.map(({ placeHolder }) => placeHolder.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp([...patterns, WRITTEN.source].join('|'), 'g');
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
