import { whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { demandRow, notFound } from '../calls/refusal';
import { brandings } from '../db/schema';
import type { Platform } from '../platform/platform';
import { decodePicture } from './branding-rules';

const paths = z.object({ customerId: z.string(), file: z.enum(['colors.css', 'logo', ...whiteLabel.MONTHS]) });

/** Public, because the sign-in page loads pictures. */
export async function brandingRoutes(app: FastifyInstance, { db }: Platform): Promise<void> {
  app.get('/identity/branding/:customerId/:file', async (request, reply) => {
    const { data } = paths.safeParse(request.params);
    if (!data) throw notFound('The file was not found.');
    const ofCompany = eq(brandings.customerId, data.customerId);
    const row = await demandRow(db.select().from(brandings).where(ofCompany), 'The branding was not found.');
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

const READABLE = 4.5;

/** Light theme only, as in the console. Black or white replaces a text color without contrast. */
function colorStyles(colors: whiteLabel.BrandColors): string {
  const { bgColor, headerBgColor, cardBgColor, textPrimaryColor, textSecondaryColor } = colors;
  const card = hex(cardBgColor);
  const text = inkOn(card, hex(textPrimaryColor));
  const secondary = hex(textSecondaryColor);
  const muted = contrast(card, secondary) >= READABLE ? secondary : text;
  const header = hex(headerBgColor);
  const mix = (percent: number) => `color-mix(in srgb, ${text} ${percent}%, ${card})`;
  return `@media (prefers-color-scheme: light) { :root { --bg: ${hex(bgColor)}; --surface: ${card}; --text: ${text};
  --muted: ${muted}; --sunken: ${mix(3)}; --hover: ${mix(6)}; --border: ${mix(12)};
  --border-control: ${mix(55)}; --header: ${header}; --on-header: ${inkOn(header, hex(textPrimaryColor))}; } }
`;
}

/** '#rrggbb', checked on save. */
function hex(color: string): string {
  const digits = color.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function inkOn(background: string, text: string): string {
  if (contrast(background, text) >= READABLE) return text;
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000';
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
