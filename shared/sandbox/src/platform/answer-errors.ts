import type { FastifyError, FastifyInstance } from 'fastify';
import type { Platform } from './platform';
import { reportError } from './report-error';
import { Refusal } from './refusal';

/** Every failure leaves as JSON with a `Message`; what went wrong inside stays inside, except in tests. */
export function answerErrors(app: FastifyInstance, { testMode }: Platform): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ Message: 'There is nothing at this address.' }));
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    if (error instanceof Refusal) {
      if (error.status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(error.status).send(error.body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ Message: 'The request could not be read.' });
    reportError(error);
    return reply.code(500).send({ Message: testMode ? error.message : 'Something went wrong.' });
  });
}
