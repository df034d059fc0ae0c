import { type Html, html } from './html';
import { page } from './Page';

interface Message {
  title: string;
  text: string;
  action: { label: string; href: string };
  detail?: string;
}

export function messagePage({ title, text, action, detail }: Message): Html {
  const content = html`<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="button primary" href="${action.href}">${action.label}</a></p>
${detail !== undefined && html`<p class="detail">${detail}</p>`}`;
  return page({ title, content });
}
