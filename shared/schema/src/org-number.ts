import { bare } from './bare';

interface OrgNumberRule {
  digits: number;
  isChecked(digits: readonly number[]): boolean;
  /** The form in documents, with its letters before and after: `NO 912 345 009 MVA`. */
  written: RegExp;
  /** Where a group of digits begins, and the separator before it. */
  groups: readonly [begins: RegExp, between: string];
}

const RULES: Record<string, OrgNumberRule> = {
  NO: {
    digits: 9,
    isChecked: weighted([3, 2, 7, 6, 5, 4, 3, 2, 1]),
    written: /^(?:NO)?(\d*)(?:MVA)?$/,
    groups: [/\B(?=(?:\d{3})+$)/g, ' '],
  },
  // A number for VAT ends in 01; twelve digits begin with the century.
  SE: {
    digits: 10,
    isChecked: luhn,
    written: /^(?:SE(?=\d{12}$)(\d{10})01|(?:SE)?(?:(?:16|18|19|20)(?=\d{10}$))?(\d*))$/,
    groups: [/(?=\d{4}$)/, '-'],
  },
  DK: {
    digits: 8,
    isChecked: weighted([2, 7, 6, 5, 4, 3, 2, 1]),
    written: /^(?:DK|CVR(?:NR)?)?(\d*)$/,
    groups: [/\B(?=(?:\d{2})+$)/g, ' '],
  },
  FI: {
    digits: 8,
    isChecked: weighted([7, 9, 10, 5, 8, 4, 2, 1]),
    written: /^(?:FI|YTUNNUS)?(\d*)$/,
    groups: [/(?=\d$)/, '-'],
  },
};

/** Without what separates groups, labels included: `Org.nr. 912 345 009` → `912345009`. */
const joined = (text: string) =>
  bare(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.:/\u2212\p{Pd}]/gu, '')
    .replace(/^ORG(?:ANISASJONS|ANISATIONS)?(?:NR|NO|NUMMER)/, '');

const ANY_NUMBER = /^(\d+)$/;

/** C185: `SE559912345101` is `559912-3451`. */
export function orgNumberOf(text: string, countryCode: string): string {
  const rule = RULES[countryCode];
  const digits = rule && digitsOf(text, rule.written);
  return digits?.length === rule?.digits && digits ? digits.replace(...rule.groups) : bare(text);
}

const digitsOf = (text: string, written: RegExp) => {
  const match = written.exec(joined(text));
  return match && (match[1] ?? match[2] ?? '');
};

export function orgNumberProblem(
  text: string,
  countryCode: string,
): 'characters' | 'length' | 'check digit' | undefined {
  const rule = RULES[countryCode];
  const digits = digitsOf(text, rule?.written ?? ANY_NUMBER);
  if (digits === null) return 'characters';
  if (!rule) return undefined;
  if (digits.length !== rule.digits) return 'length';
  return rule.isChecked(Array.from(digits, Number)) ? undefined : 'check digit';
}

/** The last digit makes the weighted sum a multiple of 11. */
function weighted(weights: readonly number[]) {
  return (digits: readonly number[]) =>
    digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11 === 0;
}

/** Every second digit is doubled; the sum of all digits is a multiple of 10. */
function luhn(digits: readonly number[]): boolean {
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
