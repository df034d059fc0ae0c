import { t } from '@console/words';
import { type Html, html } from './html';
import { page } from './Page';

interface Message {
  title: string;
  text: string;
  /** Text of the link to the console. */
  action?: string;
  detail?: string;
}

export function messagePage([origin]: string[], { title, text, action, detail }: Message): Html {
  const content = html`<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="button primary" href="${origin}/">${action ?? t('Go to the console')}</a></p>
${detail !== undefined && html`<p class="detail">${detail}</p>`}`;
  return page({ title, content });
}
