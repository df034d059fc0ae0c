import { members, people } from '../db/schema';
import type { SeedRows } from '../db/seed-rows';
import { hashPassword } from '../identity/passwords';
import { SEED_PASSWORD } from '../identity/personas';
import { splitName } from './seed-names';

/** Computed once and with a low cost: every test seeds a database, and the password is no secret. */
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

/** Everybody begins in English, the language of the documents, and may choose another one in their settings. */
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
