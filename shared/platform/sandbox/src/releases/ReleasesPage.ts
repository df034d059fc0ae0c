import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { publishRelease, readPreparedPackages, readReleasedTitle } from './publish-release';
import { type PackageRow, packageTitle } from './release-packages';

const URL_PATH = '/platform/releases';
const publication = z.object({ packageId: z.coerce.number().int() });
const outcome = z.object({ released: z.coerce.number().int(), notified: z.coerce.number().int().catch(0) });

export async function releasePages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(URL_PATH, async (request, reply) => {
    const { data } = outcome.safeParse(request.query);
    const title = data && (await readReleasedTitle(platform, data.released));
    const released = title === undefined ? undefined : { title, notified: data?.notified ?? 0 };
    return sendPage(reply, releasesPage(await readPreparedPackages(platform), released));
  });

  app.post(URL_PATH, async (request, reply) => {
    const { packageId } = publication.parse(request.body);
    const notified = await publishRelease(platform, packageId);
    const query = new URLSearchParams({ released: String(packageId), notified: String(notified) });
    return reply.redirect(`${URL_PATH}?${query}`, 303);
  });
}

function releasesPage(prepared: PackageRow[], released?: { title: string; notified: number }): Html {
  const content = html`<h1>Releases</h1>
<p class="lead">Ready, and waiting for somebody to release them.</p>
${released && html`<p class="notice" role="status"><b>${released.title}</b> is released. ${notifiedText(released.notified)}</p>`}
${prepared.length === 0 && html`<p class="notice">Nothing waits. Everything has been released.</p>`}
<ul class="stack">${prepared.map(publishForm)}</ul>
<p class="hint"><a href="/outbox">Outbox</a></p>`;
  return page({ title: 'Releases', content });
}

function publishForm(row: PackageRow): Html {
  const title = packageTitle(row);
  return html`<li><form method="post">
<input type="hidden" name="packageId" value="${row.packageId}">
<p><b>${title}</b></p>
<p class="hint">${row.generalInfo.split('\n')[0]}</p>
<p class="row approve"><button class="button primary" type="submit" aria-label="Release ${title}">Release</button></p>
</form></li>`;
}

function notifiedText(notified: number): string {
  if (notified === 0) return 'Nobody has asked to be told.';
  return notified === 1 ? 'One address has been told by mail.' : `${notified} addresses have been told by mail.`;
}
