import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { Platform } from '../platform/platform';
import { reportError } from '../platform/answer-errors';
import { messagePage } from './MessagePage';
import { sendPage } from './Page';

/** Whoever meets a failure on a page is a person: own words, and a way on. */
export function answerErrorsWithPages(app: FastifyInstance, { consoleOrigins }: Platform): void {
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    if (isForgottenSignIn(error)) return reply.redirect(`${consoleOrigins[0]}/`, 303);
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    if (status >= 500) reportError(error);
    const page = messagePage({
      title: 'This did not work',
      text: 'The page was open for too long, or was not reached from the console. Start again from there.',
      action: { label: 'Go to the console', href: `${consoleOrigins[0]}/` },
    });
    return sendPage(reply.code(status), page);
  });
}

/** A sign-in page from the browser's history, or open for an hour. The console knows whether a new sign-in is needed. */
export function isForgottenSignIn({ name }: Error): boolean {
  return name === 'SessionNotFound';
}
