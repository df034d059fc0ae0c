import { members, people } from '../db/schema';
import type { SeedRows } from '../db/seed-rows';
import { hashPassword } from '../identity/passwords';
import { SEED_PASSWORD } from '../identity/personas';
import { splitName } from './seed-names';

/** Hashes once, at low cost: every test seeds, and the password is public. */
let seedHash: string | undefined;
function seedPasswordHash(): string {
  seedHash ??= hashPassword(SEED_PASSWORD, 1024);
  return seedHash;
}

interface PersonSeed {
  id: string;
  name: string;
  email: string;
  isStaff?: boolean;
  languageCode?: string;
}

/** English, the documents' language, until changed in the settings. */
export function addPerson(rows: SeedRows, { name, languageCode = 'en', ...person }: PersonSeed): void {
  rows.add(people, {
    ...person,
    languageCode,
    ...splitName(name),
    phoneNumber: `+47 400 ${person.id.slice(-5, -3)} ${person.id.slice(-3)}`,
    passwordHash: seedPasswordHash(),
  });
}

export function addMember(
  rows: SeedRows,
  member: Omit<typeof members.$inferInsert, 'statusId' | 'version'> & { statusId?: number },
): void {
  rows.add(members, { statusId: 1, ...member });
}
