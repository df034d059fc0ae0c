import { canaryArea, promoteArea } from './move-area';
import { promoteHost } from './move-host';
import { appendLog, readLog } from './release-log';
import { logText, siteStatus, statusText, versionsText } from './status';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'new checkout' };
const TIME = /\d{4}-\d\d-\d\d \d\d:\d\d/g;

/** With each time as one word. */
const lines = (text: string) =>
  text
    .replace(TIME, 'now')
    .split('\n')
    .map((line) => line.split(/ {3,}/));

test('Q27 status shows of host and areas the live version, since when, by whom, and the canary, previous and unreleased ones', async () => {
  const made = await TestSite.make();
  const { site } = made;
  expect(statusText(await siteStatus(site))).toBe('Nothing has been published here.');

  for (const version of ['1', '2']) {
    await made.publishHost(version);
    await promoteHost(site, version, kari);
  }
  for (const to of ['1', '2', '3', '4']) {
    await made.publishArea('team', to);
    await appendLog(site, { by: 'ola', action: 'publish', name: 'team', to });
  }
  await promoteArea(site, 'team', '1', kari);
  await promoteArea(site, 'team', '2', kari);
  await canaryArea(site, 'team', '3', { percent: 10 }, { by: 'ola', why: 'a tenth' });

  await appendLog(site, { by: 'per', action: 'sign', name: 'team', to: '2', why: 'key of per' });
  const outside = `https://js.stripe.com (script, frame), ${'https://api.stripe.com (connect), '.repeat(5)}`;

  const [host, team] = await siteStatus(site);
  expect(lines(statusText([host!, team!]))).toEqual([
    ['', 'live', 'since', 'by', 'canary', 'previous', 'waiting'],
    ['host', '2', 'now', 'kari', '1'],
    ['team', '2', 'now', 'kari', '3 10 %', '1', '4'],
  ]);
  expect(lines(versionsText(team!))).toEqual([
    ['version', 'is', 'published', 'by', 'commit', 'why'],
    ['4', 'now', 'ola', '0c9e1f2'],
    ['3', 'canary 10 %', 'now', 'ola', '0c9e1f2', 'ola: a tenth'],
    ['2', 'live', 'now', 'ola', '0c9e1f2', 'kari: new checkout'],
    ['1', 'previous', 'now', 'ola', '0c9e1f2', 'kari: new checkout'],
  ]);
  expect(lines(logText(await readLog(site))).at(-2)).toEqual(['now', 'ola', 'canary 10 %', 'team', '2 → 3', 'a tenth']);
  await appendLog(site, { by: 'kari', action: 'allow', name: 'team', to: outside, why: 'cards' });
  for (const line of logText(await readLog(site)).split('\n')) expect(line.length).toBeLessThan(160);
  await made.remove();
});
