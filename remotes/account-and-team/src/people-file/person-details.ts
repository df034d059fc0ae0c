import { z } from '@console/schema';
import { mailboxOf } from '@console/schema/emails';
import { nameKey } from '@console/schema/names';
import { t } from '@console/words';

export const personDetails = z.object({ name: z.string(), role: z.string(), groups: z.array(z.string()) });
export type PersonDetails = z.infer<typeof personDetails>;

/** Keys are mailboxes; drafts of older versions have addresses in lower case. */
export type People = Readonly<Record<string, PersonDetails>>;

interface Named {
  id: string;
  name: string;
}

export interface TeamNames {
  roles: readonly Named[];
  groups: readonly Named[];
}

export interface UnknownName {
  kind: 'role' | 'group';
  name: string;
  emails: readonly string[];
}

export const detailsOf = (people: People, email: string): PersonDetails | undefined =>
  people[mailboxOf(email)] ?? people[email.toLowerCase()];

/** Lists by name. Each row of a file looks names up whenever the review is drawn, in lists of up to thousands. */
const byName = new WeakMap<readonly Named[], ReadonlyMap<string, Named>>();

/** Compares as `sameName`; the first match counts. */
export function findByName(all: readonly Named[], name: string): Named | undefined {
  const itemsByName = byName.get(all) ?? new Map(all.toReversed().map((each) => [nameKey(each.name), each]));
  byName.set(all, itemsByName);
  return itemsByName.get(nameKey(name));
}

/** A row without role gets the form's role. */
export function idsOf(details: PersonDetails | undefined, team: TeamNames, roleId: string) {
  const { role = '', groups = [] } = details ?? {};
  return {
    roleId: role === '' ? roleId : (findByName(team.roles, role)?.id ?? ''),
    groupIds: groups.flatMap((name) => findByName(team.groups, name)?.id ?? []),
  };
}

export function unknownNames(emails: readonly string[], people: People, team: TeamNames): UnknownName[] {
  const unknown = new Map<string, { kind: UnknownName['kind']; name: string; emails: string[] }>();
  const note = (kind: UnknownName['kind'], name: string, email: string) => {
    const key = `${kind} ${nameKey(name)}`;
    const entry = unknown.get(key) ?? { kind, name, emails: [] };
    unknown.set(key, entry);
    entry.emails.push(email);
  };
  for (const email of emails) {
    const { role = '', groups = [] } = detailsOf(people, email) ?? {};
    if (role !== '' && !findByName(team.roles, role)) note('role', role, email);
    for (const group of groups) if (!findByName(team.groups, group)) note('group', group, email);
  }
  return [...unknown.values()];
}

/** Undefined means that all names are known. */
export function nameProblem(details: PersonDetails | undefined, team: TeamNames): string | undefined {
  if (!details) return undefined;
  const { role, groups } = details;
  if (role !== '' && !findByName(team.roles, role)) return t('There’s no role named “{name}”', { name: role });
  const group = groups.find((name) => !findByName(team.groups, name));
  return group === undefined ? undefined : t('There’s no group named “{name}”', { name: group });
}

/** Leaves the name out if `by` is undefined. */
export function replaceName(people: People, { kind, name }: UnknownName, by: string | undefined): People {
  const key = nameKey(name);
  const replaced = ({ role, groups, ...details }: PersonDetails): PersonDetails => ({
    ...details,
    role: kind === 'role' && nameKey(role) === key ? (by ?? '') : role,
    groups: kind === 'group' ? groups.flatMap((group) => (nameKey(group) === key ? (by ?? []) : group)) : groups,
  });
  return Object.fromEntries(Object.entries(people).map(([email, details]) => [email, replaced(details)]));
}
