import type { plan } from '@console/api';
import { startOfDay } from '@console/ui';
import { type Money, moneyOf } from '../components/money';

type Tier = plan.PlanTier;

/** BILL-007, BILL-008, C39: the price per month in a currency; undefined = per agreement. */
export function monthlyPrice({ prePriced, planPrices }: Tier, currency: string | undefined): Money | undefined {
  if (!prePriced || currency === undefined) return undefined;
  const found = planPrices.find((price) => price.currency.toUpperCase() === currency.toUpperCase());
  return found && moneyOf(found.price, found.currency);
}

/** The tier whose contents a text stands for, such as 'Everything in Start'. */
const tierMeant = (text: string, lower: readonly Tier[]) => lower.find(({ planName }) => text.endsWith(` ${planName}`));

const below = (tier: Tier, tiers: readonly Tier[]) => tiers.filter(({ tierLevel }) => tierLevel < tier.tierLevel);

/** `Up to 60 users` and `Up to 10 users` speak of the same thing. */
const subjectOf = (text: string) => text.replace(/\d+/g, '#');

/** All that a tier includes, with what it takes over from lower ones; its own figure replaces theirs. */
export function contentsOf(tier: Tier, tiers: readonly Tier[]): string[] {
  const lower = below(tier, tiers);
  const contents = new Map<string, string>();
  for (const text of tier.whatsIncluded) {
    const meant = tierMeant(text, lower);
    for (const each of meant ? contentsOf(meant, lower) : [text]) contents.set(subjectOf(each), each);
  }
  return [...contents.values()];
}

/** What a company loses by going from one tier to a lower one. */
export function lostContents(from: Tier, to: Tier, tiers: readonly Tier[]): string[] {
  const kept = new Set(contentsOf(to, tiers));
  return contentsOf(from, tiers).filter((text) => !kept.has(text));
}

/** One line of the comparison: for each tier whether it has it, or how much of it. */
export interface ComparedContent {
  label: string;
  /** In the order of the tiers. */
  tiers: readonly (boolean | string)[];
}

/** Everything that any tier includes, in the order in which tiers bring it (BILL-003). */
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

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** `23–30 November 2026`; two days of the wire, of one month. */
export function daysInWords(from: string, to: string): string {
  const last = dayInWords(startOfDay(to));
  return from === to ? last : `${Number(from.slice(8))}–${last}`;
}

/** `1 December 2026` */
export const dayInWords = (date: Date): string => longDay.format(date);
