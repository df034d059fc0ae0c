import { fillSignInPage, persona } from '../src/support/sign-in';
import type { Results } from './budgets';
import { hello, type Lab, manageUsers, median } from './lab';

/** P16: from the provider's redirect to a usable page. */
export async function measureSignIn(lab: Lab, results: Results): Promise<void> {
  const times: number[] = [];
  const base: number[] = [];
  for (let run = 0; run < lab.runs; run++) {
    const visit = await lab.visit(manageUsers, 'slow', { signedIn: false });
    await visit.page.goto(manageUsers.path);
    await visit.page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await fillSignInPage(visit.page, persona('owner'));
    await visit.page.waitForURL('**/admin/team/manage');
    // The redirect opened this document, so the clock started there.
    times.push((await visit.vitals()).usable);
    await visit.close();

    const other = await lab.load(hello, 'slow');
    base.push(other.result.usable);
    await other.close();
  }
  const [usable, helloUsable] = [median(times), median(base)];
  results.set('P16', {
    value: usable / helloUsable,
    remark: `${usable.toFixed(0)} ms, hello ${helloUsable.toFixed(0)} ms`,
  });
}
