import { t } from '@console/words';

const LENGTHS: Record<number, string> = { 8: t('Eight digits'), 9: t('Nine digits'), 10: t('Ten digits') };

interface OrgNumberRule {
  digits: number;
  /** Absent = unknown rule. */
  isChecked?: (digits: readonly number[]) => boolean;
}

const RULES: Record<string, OrgNumberRule> = {
  NO: { digits: 9, isChecked: modulo11 },
  SE: { digits: 10, isChecked: luhn },
  DK: { digits: 8 },
  FI: { digits: 8 },
};

/** Advice; the platform decides (C17). */
export function orgNumberHint(orgNumber: string, countryCode: string): string | undefined {
  const rule = RULES[countryCode];
  if (!rule) return undefined;
  const digits = digitsOf(orgNumber);
  if (digits.length !== rule.digits) return LENGTHS[rule.digits];
  if (rule.isChecked?.(digits) === false) return t('The last digit does not fit the others. Is one of them mistyped?');
  return undefined;
}

/** A shorter number is not sent. */
export function isFullLength(orgNumber: string, countryCode: string): boolean {
  const { length } = digitsOf(orgNumber);
  const rule = RULES[countryCode];
  return rule ? length === rule.digits : length > 0;
}

const digitsOf = (text: string): number[] => Array.from(text.replace(/\D/g, ''), Number);

/** The weighted sum is a multiple of 11. */
function modulo11(digits: readonly number[]): boolean {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11 === 0;
}

/** Every second digit doubled, a multiple of 10. */
function luhn(digits: readonly number[]): boolean {
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
