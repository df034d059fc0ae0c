import { policyOrigin, whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandings, customers } from '../db/schema';
import type { Platform } from '../platform/platform';

/** Public: visible before sign-in. */
export interface PageBranding {
  companyName: string;
  stylesheet: string;
  /** The company's address, or ours for an uploaded logo. */
  logo: string | undefined;
  picture: string | undefined;
  loginUrl: string | undefined;
}

const COOKIE = 'sandbox_company';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Decides the sign-in page's branding before anybody has signed in. */
export function rememberCompany(reply: FastifyReply, customerId: string): void {
  const attributes = `Path=/identity; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${COOKIE}=${encodeURIComponent(customerId)}; ${attributes}`);
}

export function rememberedCompany({ headers }: FastifyRequest): string | undefined {
  const [, id] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
  return id;
}

/** Undefined if unknown or without branding. */
export async function pageBrandingOf(
  { db, now }: Platform,
  customerId: string | undefined,
): Promise<PageBranding | undefined> {
  if (customerId === undefined) return undefined;
  const [row] = await db
    .select({ branding: brandings, companyName: customers.name })
    .from(brandings)
    .innerJoin(customers, eq(customers.id, brandings.customerId))
    .where(eq(brandings.customerId, customerId));
  if (!row) return undefined;
  const { branding, companyName } = row;
  const { logoUrl, useCustomLogin, loginUrl, pictures, version } = branding;
  const address = (file: string) => `/identity/branding/${customerId}/${file}?v=${version}`;
  const month = whiteLabel.MONTHS[now().getMonth()] ?? 'january';
  return {
    companyName,
    stylesheet: address('colors.css'),
    logo: logoUrl.startsWith('data:') ? address('logo') : logoUrl || undefined,
    picture: useCustomLogin && pictures[month] ? address(month) : undefined,
    loginUrl: useCustomLogin && loginUrl ? loginUrl : undefined,
  };
}

export function allowLogo(reply: FastifyReply, branding: PageBranding | undefined): void {
  if (!branding?.logo || branding.logo.startsWith('/')) return;
  const policy = String(reply.getHeader('content-security-policy'));
  const origin = policyOrigin(branding.logo);
  if (origin === undefined) return;
  reply.header('content-security-policy', policy.replace("img-src 'self'", `img-src 'self' ${origin}`));
}
