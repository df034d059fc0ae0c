import { expectAccessible, expectNoViolations } from '../support/accessibility';
import { breakStage, liveArea } from '../support/area-faults';
import { test } from '../support/console';
import { settled } from '../support/page';
import { expectPagesOf } from '../support/pages-of-area';

expectPagesOf('host');

expectAccessible('noCompany', [['dashboard without a company', '/dashboard']]);
expectAccessible('inactiveCompany', [['dashboard of an inactive company', '/dashboard']]);

test('Q33 axe finds nothing wrong with an area that cannot be opened', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console:/);
  problems.allow(/exception: AreaError/);
  const { area, page: users } = await liveArea(page, installation.origin, 'account-and-team');
  await breakStage(page, area.current, { stage: 'entry', page: users.key }, 'status 404');
  await signInAs('owner', users.path);
  await page.getByText('Account and team couldn’t be opened').waitFor();
  await settled(page);
  await expectNoViolations(page);
});
