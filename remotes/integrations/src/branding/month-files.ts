import { whiteLabel } from '@console/api';

const WORDS: Record<whiteLabel.Month, RegExp> = {
  january: /^jan(?:uar(?:[yi])?)?$/,
  february: /^feb(?:ruar(?:[yi])?)?$/,
  march: /^mar(?:ch|s)?$/,
  april: /^apr(?:il)?$/,
  may: /^ma[yij]$/,
  june: /^jun[ei]?$/,
  july: /^jul[yi]?$/,
  august: /^aug(?:ust[i]?)?$/,
  september: /^sept?(?:ember)?$/,
  october: /^o[ck]t(?:ober)?$/,
  november: /^nov(?:ember)?$/,
  december: /^de[cs](?:ember)?$/,
};

/** 'login-jan.png', 'oktober 2026.webp', '2026-11.png'; undefined for none or several. */
export function monthOfFile(name: string): whiteLabel.Month | undefined {
  // A number in parentheses counts the copies of a file.
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .toLowerCase();
  const words = (stem.match(/\p{Letter}+/gu) ?? []).map((word) =>
    whiteLabel.MONTHS.find((month) => WORDS[month].test(word)),
  );
  // Beside other words a number counts pictures.
  const numbers = (/\p{Letter}/u.test(stem) ? [] : (stem.match(/\d+/g) ?? [])).map(
    (digits) => whiteLabel.MONTHS[digits.length < 3 ? Number(digits) - 1 : -1],
  );
  const [month, ...others] = months(words).length > 0 ? months(words) : months(numbers);
  return others.length === 0 ? month : undefined;
}

const months = (matches: (whiteLabel.Month | undefined)[]) => [
  ...new Set(matches.filter((month) => month !== undefined)),
];
