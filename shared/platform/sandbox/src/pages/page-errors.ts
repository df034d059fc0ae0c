import { t } from '@console/words';
import type { FastifyError, FastifyInstance } from 'fastify';
import { reportError } from '../calls/answer-errors';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { messagePage } from './MessagePage';
import { sendPage } from './Page';

export function answerErrorsWithPages(app: FastifyInstance, { consoleOrigins }: Platform): void {
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    if (isExpiredSignIn(error)) return reply.redirect(`${consoleOrigins[0]}/`, 303);
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    if (status >= 500) reportError(error);
    const page = messagePage(consoleOrigins, {
      title: t('Something went wrong'),
      text: t('This page was open too long, or wasn’t opened from the console. Start again from the console.'),
    });
    return sendPage(reply.code(status), page);
  });
}

/** The browser's history led here, or the page was open for too long; the console starts a new sign-in. */
export function isExpiredSignIn({ name }: Error): boolean {
  return name === 'SessionNotFound';
}
