import type { KoaContextWithOIDC } from 'oidc-provider';
import { reportError } from '../calls/answer-errors';
import { Html } from '../pages/html';
import { messagePage } from '../pages/MessagePage';
import { isExpiredSignIn } from '../pages/page-errors';
import type { Platform } from '../platform/platform';
import { signOutPage } from './SignOutPage';

export function renderSignOutPage([consoleOrigin]: string[]) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    // An ID token proves that the console asks; otherwise the person confirms.
    const isRequestedByConsole = ctx.oidc.entities.IdTokenHint !== undefined;
    ctx.body = signOutPage({ form: new Html(form), submitsItself: isRequestedByConsole, consoleOrigin }).markup;
  };
}

export function renderSignedOutPage([consoleOrigin]: string[]) {
  return (ctx: KoaContextWithOIDC): void => {
    ctx.body = messagePage({
      title: 'You are signed out',
      text: 'You can close this page, or sign in again.',
      action: { label: 'Sign in', href: `${consoleOrigin}/` },
    }).markup;
  };
}

/** Shows none of the request's untrusted text. */
export function renderErrorPage({ consoleOrigins }: Platform) {
  return (ctx: KoaContextWithOIDC, out: { error: string }, error: Error): void => {
    if (isExpiredSignIn(error)) return ctx.redirect(`${consoleOrigins[0]}/`);
    if (ctx.status >= 500) reportError(error);
    ctx.type = 'html';
    ctx.body = messagePage({
      title: 'Sign-in could not go on',
      text: 'The request was not complete or has expired. Start again from the console.',
      action: { label: 'Go to the console', href: `${consoleOrigins[0]}/` },
      detail: out.error,
    }).markup;
  };
}
