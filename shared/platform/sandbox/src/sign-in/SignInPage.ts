import { t } from '@console/words';
import type { PageBranding } from '../branding/page-branding';
import { PERSONAS } from '../identity/personas';
import { field, initials } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page } from '../pages/Page';

interface SignInState {
  email: string;
  refusal?: string;
  branding?: PageBranding | undefined;
}

export function signInPage({ email, refusal, branding }: SignInState): Html {
  const content = html`<h1>${t('Sign in')}</h1>
<p class="lead">${t('Use your work email address.')}</p>
<form method="post" class="stack">
${refusal !== undefined && html`<p class="notice danger" role="alert">${refusal}</p>`}
${field({ name: 'email', label: t('Email'), type: 'email', autocomplete: 'username', value: email, isFocused: refusal === undefined })}
${field({ name: 'password', label: t('Password'), type: 'password', autocomplete: 'current-password', isFocused: refusal !== undefined })}
<button class="button primary" type="submit">${t('Sign in')}</button>
</form>
${branding?.loginUrl !== undefined && html`<p>${t('{company} has its own sign-in page:', { company: branding.companyName ?? '' })} <a href="${branding.loginUrl}">${new URL(branding.loginUrl).host}</a></p>`}`;
  return page({ title: t('Sign in'), content, aside: personas(), branding });
}

function personas(): Html {
  return html`<aside aria-labelledby="personas" lang="en">
<h2 id="personas">Sandbox people</h2>
<p class="hint">All invented. One click signs you in.</p>
<ul class="choices">${Object.values(PERSONAS).map(
    ({ name, email, password, title }) => html`<li><form method="post">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${password}">
<button class="choice" type="submit"><span class="avatar" aria-hidden="true">${initials(name)}</span><span><b>${name}</b><span>${title}</span></span></button>
</form></li>`,
  )}</ul>
</aside>`;
}
