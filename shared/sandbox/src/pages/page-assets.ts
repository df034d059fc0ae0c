import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../notifications/mailer';
import type { Platform } from '../platform/platform';
import { markSvg } from './mark';
import { outboxPage } from '../notifications/OutboxPage';
import { signOutScript } from '../sign-in/SignOutPage';
import { sendPage } from './send-page';
import { styles } from './styles';

/** What pages are made of, and the outbox. */
export async function pageRoutes(app: FastifyInstance, { db }: Platform): Promise<void> {
  app.get('/identity/assets/pages.css', async (_request, reply) => reply.type('text/css').send(styles));
  app.get('/identity/assets/mark.svg', async (_request, reply) => reply.type('image/svg+xml').send(markSvg));
  app.get('/identity/assets/sign-out.js', async (_request, reply) => reply.type('text/javascript').send(signOutScript));
  app.get<{ Querystring: { mail?: string } }>('/outbox', async (request, reply) => {
    const chosen = Number(request.query.mail);
    return sendPage(reply, outboxPage({ mails: await readOutbox(db), chosenId: chosen || undefined }));
  });
}
