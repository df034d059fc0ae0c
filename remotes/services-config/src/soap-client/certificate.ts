const DAY_MS = 86_400_000;
export const EXPIRES_SOON_DAYS = 30;

/** Whole days until `validTo`; negative after it. */
export const daysUntil = (validTo: Date, now: Date): number => Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
