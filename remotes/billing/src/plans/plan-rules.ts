import type { plan } from '@console/api';
import { startOfDay } from '@console/ui';
import { locale, t } from '@console/words';
import { type Money, moneyOf } from '../components/money';

type Tier = plan.PlanTier;

/** BILL-007, BILL-008, C39. Undefined = per agreement. */
export function monthlyPrice({ prePriced, planPrices }: Tier, currency: string | undefined): Money | undefined {
  if (!prePriced || currency === undefined) return undefined;
  const match = planPrices.find((price) => price.currency.toUpperCase() === currency.toUpperCase());
  return match && moneyOf(match.price, match.currency);
}

/** 'Everything in Start' */
const tierMeant = (text: string, lower: readonly Tier[]) => lower.find(({ planName }) => text.endsWith(` ${planName}`));

const below = (tier: Tier, tiers: readonly Tier[]) => tiers.filter(({ tierLevel }) => tierLevel < tier.tierLevel);

/** Equal for `Up to 60 users` and `Up to 10 users`. */
const subjectOf = (text: string) => text.replace(/\d+/g, '#');

/** Includes the lower tiers' contents; a tier's own figures win. */
export function contentsOf(tier: Tier, tiers: readonly Tier[]): string[] {
  const lower = below(tier, tiers);
  const contents = new Map<string, string>();
  for (const text of tier.whatsIncluded) {
    const lowerTier = tierMeant(text, lower);
    for (const each of lowerTier ? contentsOf(lowerTier, lower) : [text]) contents.set(subjectOf(each), each);
  }
  return [...contents.values()];
}

export function lostContents(from: Tier, to: Tier, tiers: readonly Tier[]): string[] {
  const remaining = new Set(contentsOf(to, tiers));
  return contentsOf(from, tiers).filter((text) => !remaining.has(text));
}

/** BILL-003: in the order of tiers. */
export function comparedContents(tiers: readonly Tier[]) {
  const contents = tiers.map((tier) => contentsOf(tier, tiers));
  const subjects = [...new Set(contents.flat().map(subjectOf))];
  return subjects.map((subject) => {
    const texts = contents.map((all) => all.find((text) => subjectOf(text) === subject));
    const differs = new Set(texts.filter((text) => text !== undefined)).size > 1;
    const noun = LIMIT.exec(subject)?.[1];
    const cellOf = (text: string) => (noun ? text.slice(0, text.length - noun.length) : figuresOf(text));
    return {
      label: differs
        ? capitalized(noun?.trim() ?? subject.replaceAll('#', '…'))
        : (texts.find((text) => text !== undefined) ?? subject),
      tiers: texts.map((text) => (differs && text ? cellOf(text) : text !== undefined)),
    };
  });
}

/** `users` of `Up to # users`. */
const LIMIT = /^(?:up to|opptil|opp til|upp till) #( [^#]+)$/i;

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join(', ');

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** BILL-017 */
export function firstOfNextMonth(today: Date = new Date()): Date {
  return new Date(today.getFullYear(), today.getMonth() + 1, 1);
}

const longDay = new Intl.DateTimeFormat(locale(), {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `23–30 November 2026` */
export function daysInWords(from: string, to: string): string {
  const last = dayInWords(startOfDay(to));
  // A text: Norwegian has a full stop after the first day.
  return from === to ? last : t('{first}–{last}', { first: Number(from.slice(8)), last });
}

/** `1 December 2026` */
export const dayInWords = (date: Date): string => longDay.format(date);
