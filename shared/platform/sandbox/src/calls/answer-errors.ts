import { inspect } from 'node:util';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/**
 * Answers every failure with JSON that has a `Message`. Internal errors are described to the caller in test mode only.
 */
export function answerErrors(app: FastifyInstance, { testMode }: { testMode: boolean }): void {
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

/** Writes an internal error to standard error, for the operator of the sandbox. */
export function reportError(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}
