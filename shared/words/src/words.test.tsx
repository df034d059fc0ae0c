import { render, screen } from '@testing-library/react';
import { rich } from './rich';
import { addWords, formatCount, n, t } from './words';

test('without a catalogue a text is English, and its names are filled in', () => {
  expect(t('Not in any catalogue')).toBe('Not in any catalogue');
  expect(t('Leave {name}?', { name: 'Legal {name}' })).toBe('Leave Legal {name}?');
  expect(n(1, '{count} row of {file}', '{count} rows of {file}', { file: 'a.csv' })).toBe('1 row of a.csv');
  expect(n(1468, '{count} row of {file}', '{count} rows of {file}', { file: 'a.csv' })).toBe(
    '1\u00a0468 rows of a.csv',
  );
});

test('a translation may order names and tags otherwise, has the plural of its language, and depends on the context', () => {
  addWords('nb', {
    'Delete group {name}?': 'Vil du slette gruppen {name}?',
    '{count} groups': { one: '{count} gruppe', other: '{count} grupper' },
    'Open|verb': 'Åpne',
    Open: 'Åpen',
    'Ask <b>{name}</b> for {what}': 'Be om {what} hos <b>{name}</b>',
  });
  expect(t('Delete group {name}?', { name: 'Legal' })).toBe('Vil du slette gruppen Legal?');
  expect([0, 1, 2].map((count) => n(count, '{count} group', '{count} groups'))).toEqual([
    '0 grupper',
    '1 gruppe',
    '2 grupper',
  ]);
  expect([t('Open'), t('Open', undefined, 'verb')]).toEqual(['Åpen', 'Åpne']);
  render(
    <p>
      {rich('Ask <b>{name}</b> for {what}', {
        name: 'Bo',
        what: <i>access</i>,
        b: (inner) => <strong>{inner}</strong>,
      })}
    </p>,
  );
  expect(screen.getByText('Bo').tagName).toBe('STRONG');
  expect(screen.getByText('access').parentElement).toHaveTextContent('Be om access hos Bo');
});

test('the first translation of a text stays', () => {
  addWords('nb', { Save: 'Lagre' });
  addWords('nb', { Save: 'Noe annet' });
  expect(t('Save')).toBe('Lagre');
});

test('counts are grouped by a non-breaking space, from four digits on', () => {
  expect([999, 1000, 50012, -1234567].map(formatCount)).toEqual([
    '999',
    '1\u00a0000',
    '50\u00a0012',
    '-1\u00a0234\u00a0567',
  ]);
});

test('Q82 a text without a translation is English, and an empty one hides no translation that arrives later', () => {
  addWords('nb', { Remove: '', '{count} chairs': { one: '{count} stol', other: '' } });
  expect(t('Remove')).toBe('Remove');
  expect(n(2, '{count} chair', '{count} chairs')).toBe('2 chairs');
  addWords('nb', { Remove: 'Fjern', '{count} chairs': { one: '{count} stol', other: '{count} stoler' } });
  expect(t('Remove')).toBe('Fjern');
  expect(n(2, '{count} chair', '{count} chairs')).toBe('2 stoler');
});
