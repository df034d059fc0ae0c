import { readFileSync } from 'node:fs';
import { thirdPartyNotices } from './third-party-notices';
import { root } from './workspace';

test('THIRD-PARTY-NOTICES.md lists the packages that are bundled and installed; otherwise run npm run console -- notices', async () => {
  const notices = await thirdPartyNotices();
  expect(readFileSync(`${root}/THIRD-PARTY-NOTICES.md`, 'utf8')).toBe(notices);

  const [, inBrowser = '', inImages = '', texts = ''] = notices.split(/^## /m);
  expect(inBrowser).toMatch(/\| react \| 19\.\d+\.\d+ \| MIT \|/);
  expect(inBrowser).not.toContain('| fastify |');
  expect(inImages).toContain('| fastify |');
  expect(texts).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
}, 120_000);
