import { whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { notFound } from '../calls/refusal';
import { brandings } from '../db/schema';
import type { Platform } from '../platform/platform';
import { decodePicture } from './branding-rules';
import { colorStyles } from './color-styles';

const paths = z.object({ customerId: z.string(), file: z.enum(['colors.css', 'logo', ...whiteLabel.MONTHS]) });

/** Public, because the sign-in page loads pictures. */
export async function brandingRoutes(app: FastifyInstance, { db }: Platform): Promise<void> {
  app.get('/identity/branding/:customerId/:file', async (request, reply) => {
    const { data } = paths.safeParse(request.params);
    if (!data) throw notFound('The file was not found.');
    const [row] = await db.select().from(brandings).where(eq(brandings.customerId, data.customerId));
    if (!row) throw notFound('The branding was not found.');
    if (data.file === 'colors.css') return reply.type('text/css').send(colorStyles(row.colors));
    return sendPicture(reply, data.file === 'logo' ? row.logoUrl : row.pictures[data.file]);
  });
}

function sendPicture(reply: FastifyReply, dataUrl: string): FastifyReply {
  const picture = decodePicture(dataUrl);
  if (!picture) throw notFound('The picture was not found.');
  // The address has the branding's version.
  return reply.header('cache-control', 'public, max-age=86400').type(picture.type).send(picture.bytes);
}
