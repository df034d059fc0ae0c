import { eq } from 'drizzle-orm';
import { companyOf } from '../calls/gates';
import type { Principal } from '../calls/principal';
import type { Platform } from '../platform/platform';
import { setupChoices } from './environment-tables';

type Choices = typeof setupChoices.$inferSelect;

/** A version per choice: two people may change different choices at once. */
const versions = { usePrivateStorage: 'storageVersion', webEditorConfigurationSource: 'sourceVersion' } as const;
type Choice = keyof typeof versions;

const recordOf = (choice: Choice, customerId: string) => `${choice} ${customerId}`;

const rowOf = ({ db }: Platform, customerId: string): Promise<Choices | undefined> =>
  db.select().from(setupChoices).where(eq(setupChoices.customerId, customerId)).get();

/** Null = undecided. */
export async function storedChoice<Name extends Choice>(
  platform: Platform,
  principal: Principal,
  choice: Name,
): Promise<Choices[Name] | null> {
  return (await rowOf(platform, companyOf(principal).id))?.[choice] ?? null;
}

export async function readChoice<Name extends Choice>(
  platform: Platform,
  principal: Principal,
  choice: Name,
): Promise<Choices[Name] | null> {
  const { id } = companyOf(principal);
  const row = await rowOf(platform, id);
  platform.recordReads.note(principal.person.id, recordOf(choice, id), row?.[versions[choice]] ?? 0);
  return row?.[choice] ?? null;
}

/** @throws Refusal after another person's change */
export async function writeChoice<Name extends Choice>(
  platform: Platform,
  principal: Principal,
  choice: Name,
  value: NonNullable<Choices[Name]>,
): Promise<void> {
  const { id: customerId } = companyOf(principal);
  const version = versions[choice];
  const current = (await rowOf(platform, customerId))?.[version] ?? 0;
  await platform.recordReads.write(principal, recordOf(choice, customerId), current, (next) => {
    const set = { [choice]: value, [version]: next };
    return platform.db
      .insert(setupChoices)
      .values({ customerId, ...set })
      .onConflictDoUpdate({ target: setupChoices.customerId, set, setWhere: eq(setupChoices[version], current) });
  });
}
