import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BYTE_BUDGETS } from '../build/area-size';
import { ROOT } from '../workspace';
import { publishedArea } from './site';
import { type SizeLine, sizeReport, sizeText } from './size-report';
import { TestSite } from './testing/test-site';

test('Q27 the size of a published version is compared with the live one', async () => {
  const made = await TestSite.make();
  // Too short for compression: a known size.
  await made.publishArea('team', '1', { code: 'x'.repeat(100) });
  await made.publishArea('team', '2', { code: 'x'.repeat(120) });
  const [first, second] = await Promise.all(['1', '2'].map((version) => publishedArea(made.site, 'team', version)));

  const lines = await sizeReport(made.site, second!, first);
  expect(lines?.map(({ part }) => part)).toEqual(['entry', 'first visit: list', 'everything']);
  expect(lines?.every(({ now, before }) => now > 0 && (before ?? 0) > 0)).toBe(true);
  expect((await sizeReport(made.site, second!))?.[0]).toMatchObject({ before: undefined });
  await made.remove();
});

test('Q27 the report shows what grew, shrank or is over its budget, and counts the rest', () => {
  const lines: SizeLine[] = [
    { part: 'entry', now: 6_500, before: 6_500, budget: 7_000 },
    { part: 'first visit: users', now: 40_000, before: 40_000, budget: 35_000 },
    { part: 'first visit: roles', now: 20_500, before: 20_000, budget: 35_000 },
    { part: 'first visit: groups', now: 20_000, before: 20_000, budget: 35_000 },
    { part: 'first visit: invites', now: 9_000, budget: 35_000 },
    { part: 'everything', now: 90_000, before: 100_000 },
  ];
  expect(sizeText(lines)).toBe(
    [
      'Brotli bytes             now      against live',
      'entry                   6500                 =',
      'first visit: users     40000                 =   over its budget of 35000',
      'first visit: roles     20500      +500 (2.5 %)',
      'first visit: invites    9000               new',
      'everything             90000   −10000 (10.0 %)',
      '1 page as before',
    ].join('\n'),
  );
});

test('Q44 the page for area teams has the budgets that publish warns of', () => {
  const page = readFileSync(join(ROOT, 'docs/for-area-teams.md'), 'utf8');
  const { P3, P3e } = BYTE_BUDGETS;
  expect(page).toContain(`more than ${P3 / 1_000} kB in Brotli, or your entry more than ${P3e / 1_000} kB`);
});
