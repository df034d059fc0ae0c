import { type CustomerEnvironment, customerEnvironmentIds, mfdx } from '@console/api';
import { t } from '@console/words';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Company, Principal } from '../calls/principal';
import { environmentIn, notFound, Refusal } from '../calls/refusal';
import { html } from '../pages/html';
import type { Platform } from '../platform/platform';
import { readRows, readSettings } from './read-settings';
import { EMAIL_DELIVERY } from './service-catalogue';
import { discardDraft, type Place, publishDrafts, recordIdOf, saveDrafts } from './write-settings';

export function mfdxEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(mfdx.getSettings, async ({ principal, company, params }) => {
    const environment = environmentOf(params.environmentId);
    const { version, ...set } = await readSettings(platform, company, environment);
    platform.recordReads.note(principal.person.id, recordIdOf({ customerId: company.id, environment }), version);
    return set;
  });

  endpoint(mfdx.saveSettings, {
    audit: ['deliveryService', 'updated'],
    handle: (given) => saveDrafts(platform, placeOf(given), given.body.settings),
  });

  endpoint(mfdx.publishSettings, {
    audit: ['deliveryService', 'published'],
    handle: (given) => publishDrafts(platform, placeOf(given)),
  });

  endpoint(mfdx.discardDraft, {
    audit: ['deliveryService', 'updated'],
    handle: (given) => discardDraft(platform, placeOf(given), given.body),
  });

  endpoint(mfdx.testService, {
    audit: ['deliveryService', 'tested'],
    params: z.object({ environmentId: z.string(), settingsId: z.coerce.number().int() }),
    handle: async ({ principal, company, params }) => {
      const environment = environmentOf(params.environmentId);
      if (params.settingsId !== EMAIL_DELIVERY) throw new Refusal(400, t('You can’t test this service here.'));
      const row = (await readRows(platform, company.id, environment)).get(EMAIL_DELIVERY);
      if (!row) throw notFound(t('The service was not found.'));
      const { email } = principal.person;
      const text = `This mail was sent to test the e-mail delivery of ${company.name} in ${environment}.`;
      const mail = { to: email, subject: 'Test of e-mail delivery', text, html: html`<p>${text}</p>`.markup };
      return (await platform.mailer.tryDelivery(row.draft, mail)) ?? null;
    },
  });
}

interface Given {
  principal: Principal;
  company: Company;
  body: { environmentId: number };
}

const placeOf = ({ principal, company, body }: Given): Place => ({
  customerId: company.id,
  environment: environmentOf(String(body.environmentId)),
  principal,
});

const environmentOf = (id: string): CustomerEnvironment => environmentIn(customerEnvironmentIds, id);
