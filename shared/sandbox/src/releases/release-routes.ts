import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../platform/platform';
import { publishRelease, readPreparedPackages, readReleasedTitle } from './publish-release';
import { releasesPage } from './ReleasesPage';
import { sendPage } from '../pages/send-page';

const URL_PATH = '/platform/releases';
const releasing = z.object({ packageId: z.coerce.number().int() });
const outcome = z.object({ released: z.coerce.number().int(), notified: z.coerce.number().int().catch(0) });

/** Open like the outbox: it stands in for a system that the sandbox has not, and whoever tries the console is both sides. */
export async function releaseRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(URL_PATH, async (request, reply) => {
    const { data } = outcome.safeParse(request.query);
    const title = data && (await readReleasedTitle(platform, data.released));
    const released = title === undefined ? undefined : { title, notified: data?.notified ?? 0 };
    return sendPage(reply, releasesPage({ prepared: await readPreparedPackages(platform), released }));
  });

  app.post(URL_PATH, async (request, reply) => {
    const { packageId } = releasing.parse(request.body);
    const notified = await publishRelease(platform, packageId);
    const query = new URLSearchParams({ released: String(packageId), notified: String(notified) });
    return reply.redirect(`${URL_PATH}?${query}`, 303);
  });
}
