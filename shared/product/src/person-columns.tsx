import { StatusDot } from '@console/ui';
import type { Column } from '@console/ui/table';
import { t } from '@console/words';
import { PersonAvatar } from './PersonAvatar';

interface Person {
  user: { id: string; name: string; email: string };
}

/*
 * The columns of every list of people. A list uses those that it has data for and overrides only what differs:
 * `{ ...personName, after: … }`.
 */

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
  width: '140px',
  priority: 2,
  searchable: true,
};

export const personStatus: Column<{ status: string }> = {
  id: 'status',
  header: t('Status'),
  text: ({ status }) => statusInWords(status),
  cell: ({ status }) => <StatusDot state={isActiveStatus(status) ? 'on' : 'off'}>{statusInWords(status)}</StatusDot>,
  width: '112px',
};

const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: t('Active'),
  inactive: t('Inactive'),
  locked: t('Locked'),
};

/**
 * A user's status in the reader's language. The platform's name is English in all languages, because it is compared
 * (C158); one that is not known here is shown as it is.
 */
export const statusInWords = (statusName: string): string => STATUS_WORDS[statusName.toLowerCase()] ?? statusName;

/** Unspecified: a status has only an id and a name; the name 'Active' is taken to mean that the user can work. */
export const isActiveStatus = (statusName: string): boolean => statusName.toLowerCase() === 'active';
