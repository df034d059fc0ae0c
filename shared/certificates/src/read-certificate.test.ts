import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateProblemText } from './certificate-problems';
import { readCertificate } from './read-certificate';

const PASSWORD = 'Test1234';
const NORDIC = 'pässwörd€';
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'testing', `${name}.pfx`));
const read = (file: Buffer, password = PASSWORD) => readCertificate(file.toString('base64'), password);

test.each([
  ['aes', 'case.example'],
  ['rc2-3des', 'case.example'],
  ['rc2-128-2des', 'soap.blaabaer.example'],
  ['aes-192', 'soap.blaabaer.example'],
  ['elliptic', 'ec.example'],
  ['brainpool', 'bp.example'],
  ['ber', 'soap.blaabaer.example'],
  ['no-mac', 'soap.blaabaer.example'],
  ['no-common-name', 'soap.blaabaer.example'],
  ['utf8-names', 'Åse Ødegård Signering, Blåbærskogen Økonomi AS, NO'],
])('Q119 a .pfx file is read: %s', async (name, subject) => {
  expect(await read(fileOf(name))).toMatchObject({ own: { subject } });
  expect(await read(fileOf(name), 'wrong')).toBe('wrongPassword');
});

test('Q119 the certificate is that of the private key, and its chain follows', async () => {
  const own = { validTo: new Date('2028-01-01T13:54:50Z'), issuer: 'Prøve Rot CA, Prøve CA Ås, NO' };
  const reading = await read(fileOf('root-first'));
  expect(reading).toMatchObject({ own, chain: [{ subject: own.issuer, validTo: new Date('2036-11-24T13:54:49Z') }] });
});

test.each([
  ['as typed', 'nordic-password', NORDIC],
  ['decomposed', 'nordic-password', NORDIC.normalize('NFD')],
  ['of OpenSSL before 1.1', 'old-nordic-password', NORDIC],
])('Q119 a password outside of ASCII opens the file: %s', async (_, name, password) => {
  expect(await read(fileOf(name), password)).toMatchObject({ own: expect.anything() });
});

test('Q119 line breaks behind the file are no part of it', async () => {
  expect(await read(Buffer.concat([fileOf('elliptic'), Buffer.from('\r\n')]))).toMatchObject({
    own: expect.anything(),
  });
});

test.each([
  ['no-key', 'noKey'],
  ['certificate-only', 'noKey'],
  ['no-certificate', 'noCertificate'],
  ['two-keys', 'severalKeys'],
  ['rc4', 'unsupported'],
])('Q119 a refusal says what to export instead: %s', async (name, problem) => {
  expect(await read(fileOf(name))).toBe(problem);
});

test('Q119 a file that is cut, is none, asks for minutes of computing, or has another key is refused', async () => {
  expect(await read(fileOf('aes').subarray(0, 900))).toBe('damaged');
  expect(await read(Buffer.from('-----BEGIN CERTIFICATE-----'))).toBe('notPfx');
  const endless = fileOf('many-iterations').toString('hex').replaceAll('02030927c0', '02037fffff');
  expect(await read(Buffer.from(endless, 'hex'))).toBe('unsupported');
  const plain = fileOf('plain');
  expect(await read(plain)).toMatchObject({ own: { subject: 'soap.blaabaer.example' } });
  const publicKey = plain.indexOf(Buffer.from([0x03, 0x42, 0x00, 0x04])) + 10;
  plain.writeUInt8((plain[publicKey] ?? 0) ^ 1, publicKey);
  expect(await read(plain)).toBe('otherKey');
});

test.each(['damaged', 'notPfx', 'noKey', 'noCertificate', 'severalKeys', 'otherKey', 'unsupported'] as const)(
  'Q119 the words of a refusal say what to export: %s',
  (problem) => expect(certificateProblemText(problem)).toMatch(/Export/),
);
