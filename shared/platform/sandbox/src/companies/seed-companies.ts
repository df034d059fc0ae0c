import { MAIN_PRODUCT } from '../calls/products';
import { customers } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { readJson } from '../platform/read-json';

const FREE_SEATS = 12;

type Key = 'fjellheim' | 'lindqvist' | 'platform' | 'nordlys' | 'havbris';
export const companies = readJson(import.meta.dirname, 'companies.json') as Record<Key, typeof customers.$inferInsert>;

export function seedCompanies(rows: SeedRows, { scale }: SeedOptions): void {
  const { fjellheim, ...otherCompanies } = companies;
  const licenses = fjellheim.licenses.map(({ productCode, userLimit }) => ({
    productCode,
    userLimit: productCode === MAIN_PRODUCT ? Math.max(userLimit, scale + FREE_SEATS) : userLimit,
  }));
  rows.add(customers, { ...fjellheim, licenses }, ...Object.values(otherCompanies));
}
