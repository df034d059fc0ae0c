import { inspect } from 'node:util';
import { t } from '@console/words';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf } from '../words/request-words';
import { Refusal } from './refusal';

/** JSON with `Message`. Internal errors are described in test mode only. */
export function answerErrors(app: FastifyInstance, { testMode }: { testMode: boolean }): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, status: number, message: () => string) =>
    reply.code(status).send({ Message: inLanguageOf(request, message) });
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, () => t('There’s nothing at this address.')));
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      if (error.status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(error.status).send(error.body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return answer(request, reply, status, () =>
        t('We couldn’t process this request. Reload the page and try again.'),
      );
    reportError(error);
    return answer(request, reply, 500, () => (testMode ? error.message : t('Something went wrong.')));
  });
}

export function reportError(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}
