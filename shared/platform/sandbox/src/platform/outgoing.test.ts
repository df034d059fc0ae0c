import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutgoing, isPrivateAddress } from './outgoing';

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hang') return;
    if (request.url === '/redirect') return void response.writeHead(302, { location: '/' }).end();
    void request.toArray().then((chunks) => response.end(`got ${Buffer.concat(chunks).toString()}`));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is a private address', (one) => {
  expect(isPrivateAddress(one)).toBe(true);
});

test('addresses of the internet are public', () => {
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].map(isPrivateAddress)).toEqual([false, false, false]);
});

test('a private address is refused, however it is written, and by name only when it is called', async () => {
  const outgoing = createOutgoing(false);
  const inside = 'This address is inside the platform’s own network. Enter a public address.';
  expect(outgoing.addressError('https://audit.example/entries')).toBeUndefined();
  for (const one of [
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://LOCALHOST./',
    address,
  ]) {
    expect(outgoing.addressError(one)).toBe(inside);
    await expect(outgoing.post(one, { body: '' })).rejects.toThrow(inside);
  }
  expect(outgoing.addressError('ftp://audit.example')).toBe('The URL isn’t valid.');
  expect(outgoing.addressError('audit.example')).toBe('The URL isn’t valid.');
  expect(outgoing.addressError('https://me:secret@audit.example')).toMatch(/username/);
});

test('where the installation allows it, an own address is called; redirects are not followed', async () => {
  const outgoing = createOutgoing(true);
  expect(await outgoing.post(address, { body: 'æ' })).toEqual({ status: 200, body: 'got æ' });
  expect(await outgoing.post(`${address}/redirect`, { body: '' })).toMatchObject({ status: 302 });
  await expect(outgoing.post(`${address}/hang`, { body: '', timeoutMilliseconds: 50 })).rejects.toThrow(/in time/);
  await expect(outgoing.post('http://nowhere.invalid', { body: '' })).rejects.toThrow(/nowhere|ENOTFOUND|EAI_AGAIN/);
});
