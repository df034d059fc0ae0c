import type { plan } from '@console/api';
import { startOfDay } from '@console/ui';
import { locale, t } from '@console/words';
import { type Money, moneyOf } from '../components/money';

type Tier = plan.PlanTier;

/** BILL-007, BILL-008, C39: the price per month in a currency; undefined = per agreement. */
export function monthlyPrice({ prePriced, planPrices }: Tier, currency: string | undefined): Money | undefined {
  if (!prePriced || currency === undefined) return undefined;
  const match = planPrices.find((price) => price.currency.toUpperCase() === currency.toUpperCase());
  return match && moneyOf(match.price, match.currency);
}

/** The lower tier whose contents a text refers to, such as 'Everything in Start'. */
const tierMeant = (text: string, lower: readonly Tier[]) => lower.find(({ planName }) => text.endsWith(` ${planName}`));

const below = (tier: Tier, tiers: readonly Tier[]) => tiers.filter(({ tierLevel }) => tierLevel < tier.tierLevel);

/** A key that is equal for texts with different figures: `Up to 60 users` and `Up to 10 users`. */
const subjectOf = (text: string) => text.replace(/\d+/g, '#');

/** All contents of a tier, including those of lower tiers that it refers to; its own figures replace theirs. */
export function contentsOf(tier: Tier, tiers: readonly Tier[]): string[] {
  const lower = below(tier, tiers);
  const contents = new Map<string, string>();
  for (const text of tier.whatsIncluded) {
    const meant = tierMeant(text, lower);
    for (const each of meant ? contentsOf(meant, lower) : [text]) contents.set(subjectOf(each), each);
  }
  return [...contents.values()];
}

/** The contents that a downgrade loses. */
export function lostContents(from: Tier, to: Tier, tiers: readonly Tier[]): string[] {
  const remaining = new Set(contentsOf(to, tiers));
  return contentsOf(from, tiers).filter((text) => !remaining.has(text));
}

/** One row of the comparison: for each tier whether it includes the item, or its figure. */
export interface ComparedContent {
  label: string;
  /** In the order of the tiers. */
  tiers: readonly (boolean | string)[];
}

/** The rows for all contents of all tiers, in the order in which the tiers add them (BILL-003). */
export function comparedContents(tiers: readonly Tier[]): ComparedContent[] {
  const contents = tiers.map((tier) => contentsOf(tier, tiers));
  const subjects = [...new Set(contents.flat().map(subjectOf))];
  return subjects.map((subject) => {
    const texts = contents.map((all) => all.find((text) => subjectOf(text) === subject));
    const differs = new Set(texts.filter((text) => text !== undefined)).size > 1;
    return {
      label: differs ? subject.replaceAll('#', '…') : (texts.find((text) => text !== undefined) ?? subject),
      tiers: texts.map((text) => (differs && text ? figuresOf(text) : text !== undefined)),
    };
  });
}

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join(', ');

/** BILL-017: a lower plan takes effect at the beginning of next month. */
export function firstOfNextMonth(today: Date = new Date()): Date {
  return new Date(today.getFullYear(), today.getMonth() + 1, 1);
}

const longDay = new Intl.DateTimeFormat(locale(), {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `23–30 November 2026`, for two wire days of one month. */
export function daysInWords(from: string, to: string): string {
  const last = dayInWords(startOfDay(to));
  // A text, because Norwegian has a full stop after the first day too.
  return from === to ? last : t('{first}–{last}', { first: Number(from.slice(8)), last });
}

/** `1 December 2026` */
export const dayInWords = (date: Date): string => longDay.format(date);
