import { type CustomerEnvironment, customerEnvironmentIds, mfdx, noAnswer } from '@console/api';
import * as z from 'zod';
import type { DefineEndpoint } from '../platform/endpoint';
import { companyOf } from '../platform/gates';
import type { Platform } from '../platform/platform';
import { notFound } from '../platform/refusal';
import { readSettings } from './read-settings';
import { publishDrafts, recordIdOf, saveDrafts } from './write-settings';

const gate = 'GENERAL_ADMIN';

/** api/mfdx: the company's settings of delivery services. Nothing in a call names the company: it is the caller's. */
export function mfdxEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint('GET', '/api/mfdx/settings/:environmentId', {
    gate,
    params: z.object({ environmentId: z.string() }),
    answer: mfdx.settingsSet,
    handle: async ({ principal, params }) => {
      const company = companyOf(principal);
      const environment = environmentOf(params.environmentId);
      const { version, ...set } = await readSettings(platform, company, environment);
      platform.recordReads.note(principal.person.id, recordIdOf({ customerId: company.id, environment }), version);
      return set;
    },
  });

  endpoint('POST', '/api/mfdx/settings', {
    gate,
    body: mfdx.saveSettingsRequest,
    answer: noAnswer,
    handle: async ({ principal, body }) => {
      const environment = environmentOf(String(body.environmentId));
      const place = { customerId: companyOf(principal).id, environment, person: principal.person };
      await saveDrafts(platform, place, body.settings);
      return null;
    },
  });

  endpoint('POST', '/api/mfdx/settings/publish', {
    gate,
    body: mfdx.publishSettingsRequest,
    answer: noAnswer,
    handle: async ({ principal, body }) => {
      const environment = environmentOf(String(body.environmentId));
      await publishDrafts(platform, { customerId: companyOf(principal).id, environment, person: principal.person });
      return null;
    },
  });
}

function environmentOf(id: string): CustomerEnvironment {
  const entry = Object.entries(customerEnvironmentIds).find(([, each]) => String(each) === id);
  if (!entry) throw notFound('The environment');
  return entry[0] as CustomerEnvironment;
}
