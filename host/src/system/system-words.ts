import { ownValue } from '@console/schema';
import { t } from '@console/words';
import type { VersionRow } from './releases/version-rows';
import type { SystemRow } from './system-rows';

/* Rows have the English words, for a filter's address and the report. */

export const STATE_WORDS: Readonly<Record<SystemRow['state'] | VersionRow['state'], string>> = {
  Running: t('Running'),
  Loading: t('Loading'),
  Failed: t('Failed'),
  'Not opened': t('Not opened'),
  'Left out': t('Left out'),
  Failing: t('Failing'),
  'Some failures': t('Some failures'),
  Healthy: t('Healthy'),
  'No loads': t('No loads'),
  'Not counted': t('Not counted'),
};

export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  Live: t('Live'),
  Previous: t('Previous'),
  'Previous version': t('Previous version'),
  Override: t('Override'),
};

export const sourceWord = (source: string): string => ownValue(SOURCE_WORDS, source) ?? source;
