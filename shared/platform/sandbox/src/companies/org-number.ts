interface OrgNumberRule {
  digits: number;
  isChecked(digits: number[]): boolean;
}

const rules: Record<string, OrgNumberRule> = {
  NO: { digits: 9, isChecked: weighted([3, 2, 7, 6, 5, 4, 3, 2, 1]) },
  SE: { digits: 10, isChecked: luhn },
  DK: { digits: 8, isChecked: weighted([2, 7, 6, 5, 4, 3, 2, 1]) },
  FI: { digits: 8, isChecked: weighted([7, 9, 10, 5, 8, 4, 2, 1]) },
};

/** `559900-0117`, `5599 00 0117` and `16559900-0117` are the same number. */
export function orgNumberDigits(orgNumber: string, countryCode: string): string {
  const digits = orgNumber.replace(/\D/g, '');
  const isWithCentury = countryCode === 'SE' && digits.length === 12 && digits.startsWith('16');
  return isWithCentury ? digits.slice(2) : digits;
}

/** A country without a rule accepts any number with a digit. */
export function isOrgNumber(orgNumber: string, countryCode: string): boolean {
  if (!/^[\d\s.-]+$/.test(orgNumber)) return false;
  const digits = Array.from(orgNumberDigits(orgNumber, countryCode), Number);
  const rule = rules[countryCode];
  if (!rule) return digits.length > 0;
  return digits.length === rule.digits && rule.isChecked(digits);
}

function weighted(weights: number[]) {
  return (digits: number[]) => digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11 === 0;
}

/** Doubles every second digit; from the left, as there are ten. */
function luhn(digits: number[]): boolean {
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
