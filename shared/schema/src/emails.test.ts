import * as fc from 'fast-check';
import { isEmail, mailboxOf, readEmails, uniqueEmails } from './emails';

test.each([
  ['kari.nordmann@fjellheim.example', true],
  ['kåre+test@blåbær.no', true],
  ["o'brien@x.no", true],
  ['a@b', false],
  ['a b@x.no', false],
  ['<a@x.no>', false],
  ['a@x..no', false],
  ['a..b@x.no', false],
  ['ola@x.no\u200B', false],
  ['ola@x.no/path', false],
])('ACCT-077 %j is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['"Nordmann, Kari" <kari@x.no>; Ola <ola@x.no>,mailto:per@x.no', 'kari@x.no ola@x.no per@x.no'],
  [
    'Ola 12" Nordmann <ola@x.no>; Kari <kari@x.no>; Per 5" Lie <per@x.no>; Lise <lise@x.no>',
    'ola@x.no kari@x.no per@x.no lise@x.no',
  ],
  ["Nordmann, Ola <ola@x.no>; Hansen, Kari (HR) <kari@x.no>; 'per@x.no'", 'ola@x.no kari@x.no per@x.no'],
  ['‘ola@x.no’, “kari@x.no”; «per@x.no»', 'ola@x.no kari@x.no per@x.no'],
  ['\u200Eola@x.no\u200B,\u00A0kari@x.no\u00A0', 'ola@x.no kari@x.no'],
  ['[ola@x.no](mailto:ola@x.no?subject=Hi&cc=kari@x.no)', 'ola@x.no ola@x.no Hi kari@x.no'],
  ['ola＠x.no；kari@x.no', 'ola@x.no kari@x.no'],
  ['To: ola@x.no. Cc: kari@x.no', 'To ola@x.no Cc kari@x.no'],
  ['bad1, a@x.no', 'bad1 a@x.no'],
  ['"ola@work" <ola@x.no>', 'ola@work ola@x.no'],
])('Q125 the addresses of %j', (text, expected) => {
  expect(readEmails(text).join(' ')).toBe(expected);
});

const address = fc.constantFrom('ola@x.no', "o'brien@x.no", 'åse@blåbær.no', 'per.5@sub.x.no');
const NAMES = ['Nordmann, Kari', 'Ola 12" Nordmann', '(HR)', 'foo', 'mailto:', '?cc='];
const noise = fc.constantFrom(...NAMES, ...'"\'“”<>(),; \n\t\u00A0\u200B\u202E:[]|.@＠');

test('Q125 of a pasted list each @ is in what is taken or shown as unusable', () => {
  const ats = (text: string) => text.split(/[@＠]/).length;
  fc.assert(
    fc.property(fc.array(fc.oneof(address, noise), { maxLength: 20 }), (parts) => {
      expect(ats(readEmails(parts.join('')).join(' '))).toBe(ats(parts.join('')));
    }),
    { numRuns: process.env.NIGHTLY ? 5_000 : 500 },
  );
  fc.assert(
    fc.property(
      fc.array(address),
      fc.constantFrom(', ', ';', '\n', '\u00A0', ' \u200B', '>, <', '), ('),
      (all, between) => {
        expect(readEmails(`<${all.join(between)}>`).filter(isEmail)).toEqual(all);
      },
    ),
  );
});

test('Q126 composed and decomposed, IDN and punycode, and any letter case are one mailbox', () => {
  const spellings = [
    'ola@blåbær.example',
    'OLA@BLÅBÆR.example',
    'ola@xn--blbr-roah.example',
    'ola@blåbær.example'.normalize('NFD'),
  ];
  expect(new Set(spellings.map(mailboxOf)).size).toBe(1);
  expect(uniqueEmails([...spellings, 'kari@x.no'])).toEqual(['ola@blåbær.example', 'kari@x.no']);
  expect(uniqueEmails(['same', 'Same'])).toEqual(['same']);
});
