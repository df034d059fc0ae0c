import { t } from '@console/words';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { reportError } from '../calls/answer-errors';
import { Html } from '../pages/html';
import { messagePage } from '../pages/MessagePage';
import { isExpiredSignIn } from '../pages/page-errors';
import type { Platform } from '../platform/platform';
import { inLanguage, pageLanguages } from '../words/request-words';
import { signOutPage } from './SignOutPage';

/* The provider's own three pages, in the platform's layout. */

const inLanguageOfPage = <Result>(ctx: KoaContextWithOIDC, work: () => Result): Result =>
  inLanguage(pageLanguages(ctx.query.ui_locales, ctx.get('accept-language')), work);

export function renderSignOutPage([consoleOrigin]: string[]) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    // An ID token proves that the console asks; otherwise the person confirms.
    const isRequestedByConsole = ctx.oidc.entities.IdTokenHint !== undefined;
    ctx.body = inLanguageOfPage(ctx, () =>
      signOutPage({ form: new Html(form), submitsItself: isRequestedByConsole, consoleOrigin }),
    ).markup;
  };
}

export function renderSignedOutPage([consoleOrigin]: string[]) {
  return (ctx: KoaContextWithOIDC): void => {
    ctx.body = inLanguageOfPage(ctx, () =>
      messagePage({
        title: t('You’re signed out'),
        text: t('You can close this page, or sign in again.'),
        action: { label: t('Sign in'), href: `${consoleOrigin}/` },
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
      messagePage({
        title: t('Couldn’t continue signing in'),
        text: t('The request was incomplete or has expired. Start again from the console.'),
        action: { label: t('Go to the console'), href: `${consoleOrigins[0]}/` },
        detail: out.error,
      }),
    ).markup;
  };
}
