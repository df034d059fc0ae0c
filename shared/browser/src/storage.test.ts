import { browserStorage, forgetOwner, onStorageOwner, setStorageOwner, tabStorage } from './storage';

const FJELLHEIM = '999 000 111';
const ingrid = { person: 'u-ingrid', company: FJELLHEIM };
const sigurd = { person: 'u-sigurd', company: '800 000 106' };
const HOUR = 60 * 60 * 1_000;

let now = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  setStorageOwner(undefined);
});
afterEach(() => jest.restoreAllMocks());

test('Q54 data that one person stored is hidden from the next and at another company, and is back when they return', () => {
  setStorageOwner(ingrid);
  tabStorage.owned.write('draft', 'her street');
  browserStorage.owned.write('columns', 'note');

  for (const other of [sigurd, { ...ingrid, company: '1' }, { ...ingrid, company: undefined }, undefined]) {
    setStorageOwner(other);
    expect(tabStorage.owned.read('draft')).toBeUndefined();
    expect(tabStorage.owned.names('')).toEqual([]);
    expect(browserStorage.owned.read('columns')).toBeUndefined();
  }
  setStorageOwner(ingrid);
  expect(tabStorage.owned.names('')).toEqual(['draft']);
  expect(browserStorage.owned.read('columns')).toBe('note');
});

test('Q54 while the person or their company is unknown, nothing owned is stored', () => {
  setStorageOwner({ person: 'u-ingrid', company: undefined });
  expect(tabStorage.owned.write('draft', 'her street')).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  setStorageOwner({ person: 'u-jonas', company: '' });
  expect(tabStorage.owned.write('draft', 'his company')).toBe(true);
});

test('Q54 an hour after a person has left without signing out, their data is removed if somebody else is signed in', () => {
  setStorageOwner(ingrid);
  tabStorage.owned.write('draft', 'her street');
  setStorageOwner({ ...ingrid, company: '1' });
  tabStorage.owned.write('draft', 'another street');
  setStorageOwner(undefined);
  now += 3 * HOUR;
  setStorageOwner(ingrid);
  expect(tabStorage.owned.read('draft')).toBe('her street');
  setStorageOwner(undefined);

  setStorageOwner(sigurd);
  tabStorage.owned.write('draft', 'his street');
  expect(JSON.stringify({ ...sessionStorage })).toContain('her street');
  now += HOUR + 1;
  setStorageOwner({ ...sigurd });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('her street');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('another street');
  expect(tabStorage.owned.read('draft')).toBe('his street');
});

test('Q54 in a tab that has no time at which its person left, the hour begins when somebody else signs in', () => {
  sessionStorage.setItem('console:u-ingrid@1:draft', 'her street');
  setStorageOwner(sigurd);
  now += HOUR - 1;
  setStorageOwner(sigurd);
  expect(sessionStorage.getItem('console:u-ingrid@1:draft')).toBe('her street');
  now += 2;
  setStorageOwner(sigurd);
  expect(sessionStorage).toHaveLength(0);
});

test('Q54 a sign-out removes the person’s data in the tab, at all their companies, and nothing of others', () => {
  setStorageOwner(sigurd);
  tabStorage.owned.write('draft', 'his street');
  setStorageOwner({ ...ingrid, company: '1' });
  tabStorage.owned.write('draft', 'another street');
  setStorageOwner(ingrid);
  tabStorage.owned.write('draft', 'her street');
  tabStorage.common.write('console.session.note', 'signed-out');
  forgetOwner();
  setStorageOwner(undefined);
  const left = JSON.stringify({ ...sessionStorage });
  expect(left).toContain('his street');
  expect(left).toContain('signed-out');
  expect(left).not.toContain('her street');
  expect(left).not.toContain('another street');
});

test('Q54 the data of the person who left last can be read after the session, for the page that says that it has ended', () => {
  setStorageOwner(ingrid);
  tabStorage.owned.write('draft', 'her street');
  now += 1;
  setStorageOwner(sigurd);
  tabStorage.owned.write('draft', 'his street');
  now += 1;
  setStorageOwner(undefined);
  expect(tabStorage.lastOwned.read('draft')).toBe('his street');
  // She left last without signing out.
  setStorageOwner(sigurd);
  forgetOwner();
  setStorageOwner(undefined);
  expect(tabStorage.lastOwned.read('draft')).toBe('her street');
});

test('Q54 ids of people and companies cannot be mixed up', () => {
  setStorageOwner({ person: 'a@b:', company: 'c' });
  tabStorage.owned.write('draft', 'one');
  setStorageOwner({ person: 'a', company: 'b:@c' });
  expect(tabStorage.owned.names('')).toEqual([]);
});

test('Q12 storage that is blocked or full is no error: a read returns undefined, and a write returns false', () => {
  setStorageOwner(ingrid);
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  expect(tabStorage.owned.write('draft', 'text')).toBe(false);
  expect(tabStorage.owned.read('draft')).toBeUndefined();
  expect(browserStorage.common.write('console-theme', 'dark')).toBe(false);
  tabStorage.owned.remove('draft');
  forgetOwner();
  setStorageOwner(sigurd);
});

test('listeners are called for another owner, and not for the same one', () => {
  setStorageOwner(ingrid);
  const heard = jest.fn();
  const stop = onStorageOwner(heard);
  setStorageOwner({ ...ingrid });
  expect(heard).not.toHaveBeenCalled();
  setStorageOwner(sigurd);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  setStorageOwner(undefined);
  expect(heard).toHaveBeenCalledTimes(1);
});
