import { t } from '@console/words';
import type { PageBranding } from '../branding/page-branding';
import { initials } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page } from '../pages/Page';

interface CompanyChoice {
  companies: { id: string; name: string; orgNumber: string }[];
  currentId?: string | undefined;
  returnUrl?: string;
  branding?: PageBranding | undefined;
}

export function companyChoicePage({ companies, currentId, returnUrl, branding }: CompanyChoice): Html {
  const content = html`<h1>${t('Choose a company')}</h1>
<p class="lead">${t('You can switch to another company at any time.')}</p>
<form method="post">
${returnUrl !== undefined && html`<input type="hidden" name="returnUrl" value="${returnUrl}">`}
<ul class="choices">${companies.map(
    ({ id, name, orgNumber }) => html`<li><button class="choice" type="submit" name="customerId" value="${id}">
<span class="avatar" aria-hidden="true">${initials(name)}</span><span><b>${name}</b><span>${orgNumber}</span></span>
${id === currentId && html`<span class="badge">${t('Current')}</span>`}</button></li>`,
  )}</ul>
</form>`;
  return page({ title: t('Choose a company'), content, branding });
}
