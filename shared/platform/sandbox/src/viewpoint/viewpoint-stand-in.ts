import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** With `/slow` the stand-in never answers. */
const PATH = '/stand-in/viewpoint';
export const STAND_IN_SECRET = 'private-database';
const TOKEN = 'stand-in-token';

export async function viewpointStandIn(app: FastifyInstance): Promise<void> {
  app.post(`${PATH}/connect/token`, async (request, reply) => {
    const form = z.object({ client_secret: z.literal(STAND_IN_SECRET) }).safeParse(request.body);
    if (!form.success) return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: TOKEN, token_type: 'Bearer', expires_in: 60 };
  });
  app.get(PATH, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return reply.code(401).send({ error: 'invalid_token' });
    return { status: 'ok' };
  });
  app.post(`${PATH}/slow/connect/token`, (_request, reply) => void reply.hijack());
}
