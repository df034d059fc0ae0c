import { eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { setupChoices } from '../interact/environment-tables';
import type { Platform } from '../platform/platform';
import type { InvoiceLine } from './billing-tables';
import { monthInWords, noonOf } from './calendar-days';
import { grossLine } from './invoices';
import { monthlyPrice, type Plan } from './plans';

/** SERV-051. Minor units, with VAT. */
const PRIVATE_STORAGE_PRICES: Record<string, number> = { NOK: 49_000, SEK: 51_000, DKK: 32_000, EUR: 4_300 };

/** Empty for a plan without a price. */
export async function monthlyLines(
  { db }: Platform,
  company: Company,
  plan: Plan,
  firstDay: string,
): Promise<InvoiceLine[]> {
  const { currency } = company.country;
  const price = monthlyPrice(plan, currency);
  if (price === undefined) return [];
  const name = monthInWords(noonOf(firstDay));
  const [choices] = await db.select().from(setupChoices).where(eq(setupChoices.customerId, company.id));
  const storage = choices?.usePrivateStorage ? PRIVATE_STORAGE_PRICES[currency] : undefined;
  return [
    grossLine(company, `${plan.planName} plan, ${name}`, price),
    ...(storage === undefined ? [] : [grossLine(company, `Private document database, ${name}`, storage)]),
  ];
}
