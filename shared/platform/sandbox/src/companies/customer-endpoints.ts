import { customer } from '@console/api';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { and, eq, isNull } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { refuseInvalid } from '../calls/refusal';
import { noteRead, updateRow } from '../calls/versioned-rows';
import { brandings, customers, invites, members } from '../db/schema';
import type { Platform } from '../platform/platform';
import { inWords } from './countries';

export function customerEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'signedIn');
  const { db } = platform;

  endpoint(customer.getCustomer, {
    scopes: ['api.external', 'api.integration_customer'],
    handle: async ({ principal }) => {
      const { company } = principal;
      if (!company) return null;
      noteRead(platform, principal, customers, company);
      const { name, orgNumber, tierLevel, licenses, activeProducts } = company;
      const country = inWords(company.country);
      const { billingAddress, visitingAddress, contactPerson } = company;
      const currentPlan = tierLevel === null ? null : { tierLevel };
      const details = { name, orgNumber, country, currentPlan, licenses, activeProducts };
      const ofCompany = eq(brandings.customerId, company.id);
      const [branding] = await db.select({ colors: brandings.colors }).from(brandings).where(ofCompany);
      const brandColors = branding?.colors ?? null;
      return { ...details, billingAddress, visitingAddress, contactPerson, brandColors };
    },
  });

  define(customer.updateCustomer, {
    gate: 'GENERAL_ADMIN',
    audit: ['company', 'updated'],
    handle: async ({ principal, company, body }) => {
      const update = {
        billingAddress: trimmed(body.billingAddress),
        visitingAddress: trimmed(body.visitingAddress),
        contactPerson: trimmed(body.contactPerson),
      };
      refuseInvalid({ 'contactPerson.email': emailError(update.contactPerson?.email) });
      await updateRow(platform, principal, customers, company, update);
    },
  });

  endpoint(customer.getCustomerOverview, async ({ company: { id, name, orgNumber, isActive } }) => {
    const isPending = and(eq(invites.customerId, id), isNull(invites.acceptedAt));
    const userCount = await db.$count(members, eq(members.customerId, id));
    return { name, orgNumber, isActive, userCount, pendingInviteCount: await db.$count(invites, isPending) };
  });
}

function trimmed<Lines extends Record<string, string>>(lines: Lines | null): Lines | null {
  if (!lines) return null;
  const entries = Object.entries(lines).map(([key, line]) => [key, line.trim()]);
  return entries.some(([, line]) => line !== '') ? (Object.fromEntries(entries) as Lines) : null;
}

function emailError(email: string | undefined): string | undefined {
  return !email || isEmail(email) ? undefined : t('The email address isn’t valid.');
}
