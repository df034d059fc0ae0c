import { orgNumberProblem } from '@console/schema/org-number';
import { t } from '@console/words';

const LENGTHS: Record<string, string> = {
  NO: t('Nine digits'),
  SE: t('Ten digits'),
  DK: t('Eight digits'),
  FI: t('Eight digits'),
};

/** Advice; the platform decides (C17). */
export function orgNumberHint(orgNumber: string, countryCode: string): string | undefined {
  switch (orgNumberProblem(orgNumber, countryCode)) {
    case undefined:
      return undefined;
    case 'length':
      return LENGTHS[countryCode];
    case 'check digit':
      return t('The check digit doesn’t match. Check the number for typos.');
    case 'characters':
      return orgNumber === '' ? LENGTHS[countryCode] : t('Use only digits, spaces, and hyphens');
  }
}
