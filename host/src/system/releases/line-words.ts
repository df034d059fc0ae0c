import { HOST_PAGES, pathOf } from '@console/contract';
import { type ReleaseLine, type Releases } from '@console/contract/releases';
import { t } from '@console/words';
import { groupText } from './version-rows';

export interface HistoryRow extends ReleaseLine {
  title: string;
}

export function historyRows({ versions, lines }: Pick<Releases, 'versions' | 'lines'>): HistoryRow[] {
  const titles = new Map(versions.map(({ name, title }) => [name, title]));
  return lines.map((line) => ({ ...line, title: titles.get(line.name) ?? line.name }));
}

/** English, for a filter's address. A canary's end is a kind. */
export type ActionWord = Capitalize<ReleaseLine['action']> | 'Canary ended';

export const ACTION_WORDS: Readonly<Record<ActionWord, string>> = {
  Publish: t('Publish', undefined, 'change'),
  Sign: t('Sign', undefined, 'change'),
  Promote: t('Promote', undefined, 'change'),
  Rollback: t('Rollback', undefined, 'change'),
  Canary: t('Canary', undefined, 'change'),
  'Canary ended': t('Canary ended', undefined, 'change'),
  Allow: t('Allow', undefined, 'change'),
  Disallow: t('Disallow', undefined, 'change'),
  Retire: t('Retire', undefined, 'change'),
  Clean: t('Clean', undefined, 'change'),
  Unlock: t('Unlock', undefined, 'change'),
};

export function actionWord({ action, percent, companies = [] }: ReleaseLine): ActionWord {
  if (action === 'canary' && percent === 0 && companies.length === 0) return 'Canary ended';
  return `${action.charAt(0).toUpperCase()}${action.slice(1)}` as Capitalize<typeof action>;
}

/** `1.3.0 → 1.4.0`, one version, or what was removed; a canary leaves the live version. */
export function versionText({ action, from, to, removed }: ReleaseLine): string {
  if (removed !== undefined) return removed;
  if (from === undefined || action === 'canary' || action === 'publish') return to ?? from ?? '';
  return from === to ? from : `${from} → ${to ?? t('nothing')}`;
}

export function usersText({ percent, companies = [] }: ReleaseLine): string {
  return [groupText({ percent: percent ?? 0, companies: companies.length }), companies.join(', ')]
    .filter(Boolean)
    .join(': ');
}

/** The log has no ids; a name changes once per millisecond at most. */
export const lineId = ({ at, action, name }: ReleaseLine): string => `${action}-${name}-${Date.parse(at)}`;

export const lineHref = (line: ReleaseLine): string => pathOf(HOST_PAGES.systemRelease, { line: lineId(line) });
