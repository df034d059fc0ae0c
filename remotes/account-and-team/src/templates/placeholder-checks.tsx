import type { customerNotifications } from '@console/api';
import { type MailPart, partsOfMail, writtenIn } from '@console/schema/mail-html';
import { Badge } from '@console/ui';
import { WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { t } from '@console/words';
import { piecesOf, placeHoldersFor, type TemplateField, withoutBlanks } from './placeholder-rules';

type PlaceHolder = customerNotifications.NotificationPlaceHolder;

export interface PlaceHolderWarningsProps {
  text: string;
  field: TemplateField;
  placeHolders: readonly PlaceHolder[];
}

/** Does not block saving (C36). */
export function PlaceHolderWarnings({ text, field, placeHolders }: PlaceHolderWarningsProps) {
  return placeHolderWarnings(text, placeHoldersFor(placeHolders, field), field).map((warning) => (
    <IconText tall gap="1" color="warning" overflowWrap="anywhere" key={warning}>
      <WarningIcon size={14} strokeWidth={2} aria-hidden />
      <span>{warning}</span>
    </IconText>
  ));
}

export function RequiredBadge({ placeHolder, text }: { placeHolder: PlaceHolder; text: string }) {
  if (contains(placeHolder, text)) return <Badge>{t('Required')}</Badge>;
  return (
    <Badge tone="warning">
      <WarningIcon aria-hidden />
      {t('Required, missing')}
    </Badge>
  );
}

function placesIn(text: string, field: TemplateField): { text: string; isDrawn: boolean }[] {
  if (field === 'subject') return [{ text, isDrawn: true }];
  return partsOf(text).flatMap((part) => writtenIn(part).map((written) => ({ text: written, isDrawn: part.isDrawn })));
}

/** The last parsed body: a page looks for each placeholder in the same one. */
let latest: { html: string; parts: MailPart[] } = { html: '', parts: [] };

function partsOf(html: string): MailPart[] {
  if (latest.html !== html) latest = { html, parts: partsOfMail(html) };
  return latest.parts;
}

/** Whether the text contains the placeholder, with blanks or without; `isSeen`: where recipients can see or follow it. */
const contains = ({ placeHolder, targetField }: PlaceHolder, text: string, isSeen = false): boolean =>
  placesIn(text, targetField).some(
    (place) =>
      (place.isDrawn || !isSeen) && (usedIn(place.text).includes(placeHolder) || place.text.includes(placeHolder)),
  );

/** An empty field has its own error. */
export function placeHolderWarnings(text: string, allowed: readonly PlaceHolder[], field: TemplateField): string[] {
  if (text.trim() === '') return [];
  const names = allowed.map(({ placeHolder }) => placeHolder);
  const missing = allowed.filter((one) => one.required && !contains(one, text));
  const hidden = allowed.filter((one) => one.required && contains(one, text) && !contains(one, text, true));
  const places = placesIn(text, field);
  const unknown = new Set(places.flatMap((place) => usedIn(place.text)).filter((name) => !names.includes(name)));
  return [
    ...missing.map(({ placeHolder }) => t('{placeHolder} is required but missing.', { placeHolder })),
    ...hidden.map(({ placeHolder }) =>
      t('{placeHolder} is required, but only appears where nobody can see it.', { placeHolder }),
    ),
    ...(field === 'body' ? deadLinks(text, names) : []),
    ...[...unknown].map((placeHolder) =>
      t('{placeHolder} isn’t a known placeholder and is sent as written.', { placeHolder }),
    ),
  ];
}

/** Links that would lead nowhere: their placeholder is encoded, or stands behind a quote or another `https://`. */
function deadLinks(html: string, placeholders: readonly string[]): string[] {
  const parts = partsOf(html);
  return parts.flatMap(({ kind, name, attributes }, at) => {
    if (kind !== 'open' || name !== 'a') return [];
    const href = withoutBlanks(attributes.href ?? '');
    const decoded = href.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
    const placeHolder = placeholders.find((each) => decoded.includes(each));
    if (placeHolder === undefined) return [];
    const isReadable = href.includes(placeHolder);
    if (isReadable && !/^(?:https?:\/+|['"‘’“”«»]+)$/i.test(decoded.slice(0, decoded.indexOf(placeHolder)))) return [];
    const label = parts.slice(at + 1).find((part) => part.kind === 'text' || part.name === 'a')?.text ?? '';
    return t('The link “{label}” doesn’t have a valid address. Use {placeHolder} as its address.', {
      label: label.trim(),
      placeHolder,
    });
  });
}

function usedIn(text: string): string[] {
  return piecesOf(text).flatMap((piece) => (piece.isPlaceHolder ? piece.text : []));
}
