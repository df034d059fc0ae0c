import { ownValue } from '@console/schema';
import { StatusDot } from '@console/ui';
import type { Column, TableFilter } from '@console/ui/table';
import { t } from '@console/words';
import { PersonAvatar } from './PersonAvatar';

interface Person {
  user: { id: string; name: string; email: string };
}

/* Lists of people override differences: `{ ...personName, after: … }`. */

export const personName: Column<Person> = {
  id: 'name',
  header: t('Name'),
  text: ({ user }) => user.name,
  before: ({ user }) => <PersonAvatar user={user} />,
  searchable: true,
  mobile: 'title',
};

export const personEmail: Column<Person> = {
  id: 'email',
  header: t('Email'),
  text: ({ user }) => user.email,
  priority: 3,
  tone: 'muted',
  searchable: true,
  mobile: 'detail',
};

export const personRole: Column<{ role: string }> = {
  id: 'role',
  header: t('Role'),
  text: ({ role }) => role,
  width: '148px',
  priority: 2,
  searchable: true,
};

export const personStatus: Column<{ status: string }> = {
  id: 'status',
  header: t('Status'),
  text: ({ status }) => personStatusWord(status),
  cell: ({ status }) => <StatusDot state={dotOf(status)}>{personStatusWord(status)}</StatusDot>,
  width: '112px',
};

export const personStatusFilter: TableFilter<{ status: string }> = {
  id: 'status',
  label: t('Status'),
  values: ({ status }) => [status],
  words: personStatusWord,
};

const STATUS_WORDS: Readonly<Record<string, string>> = {
  Active: t('Active'),
  Inactive: t('Inactive'),
  Locked: t('Locked'),
};

/** An unknown name stays. */
export function personStatusWord(statusName: string): string {
  return ownValue(STATUS_WORDS, statusName) ?? statusName;
}

function dotOf(statusName: string) {
  if (statusName === 'Locked') return 'blocked';
  return isActiveStatus(statusName) ? 'on' : 'off';
}

/** Unspecified: 'Active' means able to work. */
export const isActiveStatus = (statusName: string): boolean => statusName.toLowerCase() === 'active';
