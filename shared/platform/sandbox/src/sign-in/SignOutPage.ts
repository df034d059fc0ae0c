import { t } from '@console/words';
import { type Html, html } from '../pages/html';
import { page } from '../pages/Page';

interface SignOut {
  /** Contains a token against forged requests. */
  form: Html;
  submitsItself: boolean;
  consoleOrigin: string | undefined;
}

export function signOutPage({ form, submitsItself, consoleOrigin }: SignOut): Html {
  const title = submitsItself ? t('Signing out') : t('Sign out?');
  const text = submitsItself
    ? t('You’re being signed out. If nothing happens, use the button.')
    : t('This signs you out of every console in this browser.');
  const content = html`<h1>${title}</h1>
<p class="lead">${text}</p>
${form}
<div class="row">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">${t('Sign out')}</button>
${!submitsItself && html`<a class="button" href="${consoleOrigin ?? ''}/">${t('Stay signed in')}</a>`}
</div>`;
  // The console sent the ID token, so nobody needs to confirm.
  return page({ title, content, ...(submitsItself ? { script: '/identity/assets/sign-out.js' } : {}) });
}
