import type { FastifyInstance } from 'fastify';
import { Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { readOutbox, type SentMail } from './mailer';

const LINK = /(https?:\/\/\S+)/;

export async function outboxPages(app: FastifyInstance, { db }: Platform): Promise<void> {
  app.get<{ Querystring: { mail?: string } }>('/outbox', async (request, reply) => {
    const mailId = Number(request.query.mail);
    return sendPage(reply, outboxPage({ mails: await readOutbox(db), chosenId: mailId || undefined }));
  });
}

function outboxPage({ mails, chosenId }: { mails: SentMail[]; chosenId: number | undefined }): Html {
  const mail = mails.find(({ id }) => id === chosenId) ?? mails[0];
  const content = html`<h1>Outbox</h1>
<p class="lead">Mail that would have been sent. Set <code>SMTP_URL</code> to send it.</p>
${mails.length === 0 && html`<p class="notice">Nothing has been sent yet. Invite somebody, and the mail appears here.</p>`}
<ul class="choices">${mails.map(
    ({
      id,
      to,
      subject,
      sentAt,
    }) => html`<li><a class="choice" href="/outbox?mail=${id}"${id === mail?.id && html` aria-current="true"`}>
<span><b>${to}</b><span>${subject}</span></span><time class="hint" datetime="${sentAt.toISOString()}">${clock.format(sentAt)}</time></a></li>`,
  )}</ul>
<p class="hint">Mail about new versions is sent when <a href="/platform/releases">a package is released</a>.</p>`;
  return page({ title: 'Outbox', content, isWide: true, aside: mail && mailView(mail) });
}

const clock = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' });

function mailView({ subject, to, text, note }: SentMail): Html {
  const paragraphs = text.trim().split(/\n\n+/);
  return html`<aside aria-labelledby="subject">
<h2 id="subject">${subject}</h2>
<p class="hint">To ${to}</p>
${note !== '' && html`<p class="notice">${note}</p>`}
<div class="mail">${paragraphs.map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}</div>
</aside>`;
}

function withLinks(paragraph: string): Html {
  const parts = paragraph
    .split(LINK)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
  return new Html(parts.map(({ markup }) => markup).join(''));
}
