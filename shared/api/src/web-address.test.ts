import { hostProblem, isWebAddress, webAddressProblem } from './web-address';

test.each([
  'smtp.company.example',
  'SMTP-1.blåbær.example',
  'localhost',
  'my_host.internal',
  '10.0.0.1',
  '::1',
  '[2001:db8::1]',
])('Q126 %s is the name of a server', (text) => {
  expect(hostProblem(text)).toBeUndefined();
});

test.each([
  ['smtp.company.example:587', 'Enter the server name only. Leave out: :587'],
  ['smtps://smtp.company.example', 'Enter the server name only. Leave out: smtps://'],
  ['sftp://files.company.example:22/in', 'Enter the server name only. Leave out: sftp://, :22/in'],
  ['user@files.company.example', 'Enter the server name only. Leave out: user@'],
  ['smtp company example', 'Enter one server, without spaces or commas'],
  ['one.example, two.example', 'Enter one server, without spaces or commas'],
  ['-', 'This isn’t a valid server name'],
])('Q126 %s is refused as the name of a server: %s', (text, problem) => {
  expect(hostProblem(text)).toBe(problem);
});

test.each([
  ['https://one.example/a\nhttps://two.example/', 'Enter one address, without spaces'],
  ['https://one.example/a b', 'Enter one address, without spaces'],
  ['https://one.example\\a', 'No URL'],
  ['https://one.example/\u202Ea', 'No URL'],
  ['one.example', 'No URL'],
])('Q126 %j is refused as a web address', (text, problem) => {
  expect(webAddressProblem(text, 'No URL')).toBe(problem);
  expect(isWebAddress(text)).toBe(false);
});
