import { missingParts, partlyHidden } from './signing-rules';
import type { SigningValues } from './signing-schema';

const empty: SigningValues = {
  providerId: '',
  clientId: '',
  clientSecret: '',
  companyId: '',
  defaultNotificationEmail: '',
  accessKeys: null,
  testSuccessful: false,
  methods: [],
  archiveType: '0',
  folderIds: [],
  showDownload: false,
};
const keys = { apiToken: 'a', apiSecret: 'b', accessToken: 'c', accessSecret: 'd', isSet: true };
const folder = (id: string, accessGroups: string[]) => ({
  id,
  name: id,
  parentId: null,
  fullPath: id,
  accessGroups,
  retentionPolicyId: null,
  lifetimeDays: null,
});
const folders = [folder('free', []), folder('closed', ['g-1'])];

const missing = (values: Partial<SigningValues>, providerWithSecret?: string) =>
  Object.fromEntries(
    missingParts({ ...empty, ...values }, { folders, providerWithSecret, isStorageUnchanged: false }).map(
      ({ field, message }) => [field, message],
    ),
  );

test('INTG-038 C141 a deleted folder blocks only a save of the storage', () => {
  const stored = { ...empty, providerId: 'scrive', accessKeys: keys, methods: ['sms'], archiveType: '1' };
  const values = { ...stored, folderIds: ['free', 'gone'] };
  const context = { folders, providerWithSecret: undefined };
  const message = 'A folder no longer exists. Remove it from the list.';
  expect(missingParts(values, { ...context, isStorageUnchanged: false })).toEqual([
    { field: 'folderIds', label: 'Remove deleted folders', message },
  ]);
  expect(missingParts(values, { ...context, isStorageUnchanged: true })).toEqual([]);
});

test('INTG-020 INTG-021 INTG-022 INTG-023 Verified needs user id, company id, secret and a successful test', () => {
  const untested = { testSuccessful: 'Test not successful or not run' };
  expect(missing({ providerId: 'verified' })).toEqual({
    clientId: 'Required',
    companyId: 'Required',
    clientSecret: 'Required',
    ...untested,
  });
  const named = { providerId: 'verified', clientId: 'user', companyId: 'company' };
  expect(missing(named, 'verified')).toEqual(untested);
  expect(missing(named, 'scrive')).toEqual({ clientSecret: 'Required', ...untested });
  expect(missing({ ...named, testSuccessful: true }, 'verified')).toEqual({});
  expect(missing({ ...named, clientSecret: 'new', testSuccessful: true })).toEqual({});
});

test('INTG-024 INTG-025 INTG-026 Scrive needs a secret or keys, keys, and a method', () => {
  expect(missing({ providerId: 'scrive' })).toEqual({
    clientSecret: 'Required',
    accessKeys: 'Generate access keys first',
    methods: 'Choose at least one method',
  });
  expect(Object.keys(missing({ providerId: 'scrive', accessKeys: { ...keys, isSet: false } }, 'scrive'))).toEqual([
    'accessKeys',
    'methods',
  ]);
  expect(Object.keys(missing({ providerId: 'scrive', methods: ['sms'] }, 'scrive'))).toEqual(['accessKeys']);
  expect(Object.keys(missing({ providerId: 'scrive', accessKeys: keys }))).toEqual(['methods']);
  expect(missing({ providerId: 'scrive', accessKeys: keys, methods: ['sms'] })).toEqual({});
});

test('INTG-027 INTG-028 the notification e-mail is required by Signicat and must be valid everywhere', () => {
  const wrong = { defaultNotificationEmail: 'Must be valid email' };
  expect(missing({ providerId: 'signicat' })).toEqual(wrong);
  expect(missing({ providerId: 'signicat', defaultNotificationEmail: 'nobody' })).toEqual(wrong);
  expect(missing({ providerId: 'signicat', defaultNotificationEmail: 'a@b.example' })).toEqual({});
  const scrive = { providerId: 'scrive', accessKeys: keys, methods: ['sms'] };
  const verified = {
    providerId: 'verified',
    clientId: 'user',
    companyId: 'company',
    clientSecret: 's',
    testSuccessful: true,
  };
  for (const other of [scrive, verified]) {
    expect(missing(other)).toEqual({});
    expect(missing({ ...other, defaultNotificationEmail: 'nobody' })).toEqual(wrong);
  }
});

test('INTG-037 INTG-038 stored files need a folder, and one of them without access groups', () => {
  const signicat = { providerId: 'signicat', defaultNotificationEmail: 'a@b.example' };
  const refusal = 'You need to have at least default, free access folder selected';
  expect(missing({ ...signicat, archiveType: '1' })).toEqual({ folderIds: 'Required' });
  expect(missing({ ...signicat, archiveType: '2', folderIds: ['closed'] })).toEqual({ folderIds: refusal });
  expect(missing({ ...signicat, archiveType: '2', folderIds: ['closed', 'free'] })).toEqual({});
  expect(missing({ ...signicat, archiveType: '0' })).toEqual({});
});

test('INTG-031 a secret is shown as 8 asterisks and the rest of it', () => {
  expect(partlyHidden('0123456789abcdef')).toBe('********89abcdef');
  expect(partlyHidden('short')).toBe('********');
});
