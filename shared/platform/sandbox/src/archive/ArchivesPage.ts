import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { failNextMigration } from './archive-migration';
import { deleteDueRecords } from './delete-due-records';
import { type Archive, readArchives } from './read-archives';

const URL_PATH = '/platform/archives';
const request = z.object({ customerId: z.string(), action: z.enum(['delete', 'fail']) });
const outcome = z.object({ customerId: z.string(), removed: z.coerce.number().int().optional() });

export async function archivePages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(URL_PATH, async ({ query }, reply) => {
    const archives = await readArchives(platform);
    const { data } = outcome.safeParse(query);
    const company = archives.find(({ customerId }) => customerId === data?.customerId)?.company;
    const notice = company === undefined ? undefined : `${company}: ${doneText(data?.removed)}`;
    return sendPage(reply, archivesPage(archives, notice));
  });

  app.post(URL_PATH, async ({ body }, reply) => {
    const { customerId, action } = request.parse(body);
    const query = new URLSearchParams({ customerId });
    if (action === 'fail') await failNextMigration(platform, customerId);
    else query.set('removed', String(await deleteDueRecords(platform, customerId)));
    return reply.redirect(`${URL_PATH}?${query}`, 303);
  });
}

function archivesPage(archives: Archive[], done?: string): Html {
  const content = html`<h1>Archives</h1>
<p class="lead">Records past the lifetime of their folder are deleted every night at 02:00 UTC, and whenever you ask for it.</p>
${done !== undefined && html`<p class="notice" role="status">${done}</p>`}
<ul class="stack">${archives.map(archiveForm)}</ul>`;
  return page({ title: 'Archives', content });
}

function archiveForm({ customerId, company, folders, records, lastRun }: Archive): Html {
  return html`<li><form method="post">
<input type="hidden" name="customerId" value="${customerId}">
<p><b>${company}</b></p>
<p class="hint">${folders} folders · ${records} records${lastRun !== null && html` · last deleted ${lastRun.removed} on ${day.format(lastRun.at)}`}</p>
<p class="row approve">
<button class="button primary" type="submit" name="action" value="delete" aria-label="Delete what is due at ${company}">Delete what is due</button>
<button class="button" type="submit" name="action" value="fail" aria-label="Let the next migration of ${company} fail">Let the next migration fail</button>
</p>
</form></li>`;
}

function doneText(removed: number | undefined): string {
  if (removed === undefined) return 'the next migration will end with an error.';
  return removed === 1 ? '1 record has been deleted.' : `${removed} records have been deleted.`;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
