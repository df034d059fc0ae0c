import { t } from '@console/words';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { reportError } from '../calls/answer-errors';
import { Html, html } from '../pages/html';
import { messagePage } from '../pages/MessagePage';
import { page } from '../pages/Page';
import { isExpiredSignIn } from '../pages/page-errors';
import type { Platform } from '../platform/platform';
import { inLanguage, pageLanguages } from '../words/request-words';

/* The provider's own three pages, in the platform's layout. */

const inLanguageOfPage = <Result>(ctx: KoaContextWithOIDC, work: () => Result): Result =>
  inLanguage(pageLanguages(ctx.query.ui_locales, ctx.get('accept-language')), work);

export function renderSignOutPage([consoleOrigin]: string[]) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    // An ID token proves that the console asks; otherwise the person confirms.
    const submitsItself = ctx.oidc.entities.IdTokenHint !== undefined;
    ctx.body = inLanguageOfPage(ctx, () => signOutPage(new Html(form), submitsItself, consoleOrigin)).markup;
  };
}

/** @param form contains a token against forged requests */
function signOutPage(form: Html, submitsItself: boolean, consoleOrigin = ''): Html {
  const title = submitsItself ? t('Signing out') : t('Sign out?');
  const text = submitsItself
    ? t('You’re being signed out. If nothing happens, use the button.')
    : t('This signs you out of every console in this browser.');
  const content = html`<h1>${title}</h1>
<p class="lead">${text}</p>
${form}
<div class="row">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">${t('Sign out')}</button>
${!submitsItself && html`<a class="button" href="${consoleOrigin}/">${t('Stay signed in')}</a>`}
</div>`;
  return page({ title, content, ...(submitsItself ? { script: '/identity/assets/sign-out.js' } : {}) });
}

export function renderSignedOutPage(consoleOrigins: string[]) {
  return (ctx: KoaContextWithOIDC): void => {
    ctx.body = inLanguageOfPage(ctx, () =>
      messagePage(consoleOrigins, {
        title: t('You’re signed out'),
        text: t('You can close this page, or sign in again.'),
        action: t('Sign in'),
      }),
    ).markup;
  };
}

/** Shows none of the request's untrusted text. */
export function renderErrorPage({ consoleOrigins }: Platform) {
  return (ctx: KoaContextWithOIDC, out: { error: string }, error: Error): void => {
    if (isExpiredSignIn(error)) return ctx.redirect(`${consoleOrigins[0]}/`);
    if (ctx.status >= 500) reportError(error);
    ctx.type = 'html';
    ctx.body = inLanguageOfPage(ctx, () =>
      messagePage(consoleOrigins, {
        title: t('Couldn’t continue signing in'),
        text: t('The request was incomplete or has expired. Start again from the console.'),
        detail: out.error,
      }),
    ).markup;
  };
}
