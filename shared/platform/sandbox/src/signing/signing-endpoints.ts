import { adminIntegration } from '@console/api';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';
import { and, eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { maskedKeys, NO_CREDENTIALS, toWire } from './credentials';
import { SigningProviders } from './signing-providers';
import {
  checkProvider,
  checkStorage,
  credentialsOf,
  providerIdOf,
  readSettings,
  refuseIncomplete,
} from './signing-rules';
import { signingSettings } from './signing-tables';

/** INTG-006, INTG-007, in card order. */
const catalogue: Record<adminIntegration.ProviderId, { name: string; description: string }> = {
  verified: { name: 'Verified', description: later('For contracts with members and employers in Norway and Sweden.') },
  signicat: { name: 'Signicat', description: later('For electronic identities across the Nordic countries.') },
  scrive: { name: 'Scrive', description: later('For large volumes, with access keys from your own Scrive account.') },
};
const noMethods = Object.fromEntries(adminIntegration.signAuthMethods.map((method) => [method, false]));

const providerOf = (providerId: adminIntegration.ProviderId): adminIntegration.SigningProvider => ({
  providerId,
  name: catalogue[providerId].name,
  description: translated(catalogue[providerId].description),
  customCredentials: toWire(NO_CREDENTIALS),
  availableSignAuthMethods: noMethods,
  credentialsType: adminIntegration.credentialsTypes[providerId],
});

/** Provider and methods are saved separately. */
const records = ({ id }: Company) => ({ provider: `signing provider ${id}`, storage: `signing storage ${id}` });

export function signingEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db, recordReads } = platform;
  const providers = new SigningProviders(db);

  endpoint(adminIntegration.getSigningProviders, () =>
    (Object.keys(catalogue) as adminIntegration.ProviderId[]).map(providerOf),
  );

  endpoint(adminIntegration.getSigningConfiguration, async ({ principal: { person }, company }) => {
    const settings = await readSettings(platform, company);
    const { providerId, credentials, signAuthMethods, archive } = settings;
    recordReads.note(person.id, records(company).provider, settings.providerVersion);
    recordReads.note(person.id, records(company).storage, settings.archiveVersion);
    return {
      archiveIntegration: archive,
      provider: providerId && {
        ...providerOf(providerId),
        customCredentials: toWire(credentials),
        availableSignAuthMethods: { ...noMethods, ...signAuthMethods },
      },
    };
  });

  endpoint(adminIntegration.saveSigningProvider, {
    audit: ['signing', 'updated'],
    handle: async ({ principal, company, body }) => {
      const settings = await readSettings(platform, company);
      const provider = await checkProvider(providers, body, settings);
      const { providerVersion: current } = settings;
      await recordReads.write(principal, records(company).provider, current, (providerVersion) =>
        db
          .update(signingSettings)
          .set({ ...provider, newKeys: null, providerVersion })
          .where(and(isOwn(company), eq(signingSettings.providerVersion, current))),
      );
      const oldMethods = { providerId: settings.providerId, ...settings.signAuthMethods };
      const newMethods = { providerId: provider.providerId, ...provider.signAuthMethods };
      noteChange(principal, { id: company.id, name: company.name, before: oldMethods, after: newMethods });
    },
  });

  endpoint(adminIntegration.testSigningProvider, {
    audit: ['signing', 'tested'],
    handle: async ({ company, body }) => {
      const providerId = providerIdOf(body);
      const settings = await readSettings(platform, company);
      const credentials = credentialsOf(body, settings, providerId);
      refuseIncomplete(providerId, credentials);
      await providers.check(providerId, credentials);
    },
  });

  endpoint(adminIntegration.generateAccessKeys, {
    audit: ['signing', 'created'],
    handle: async ({ company, body }) => {
      const providerId = providerIdOf(body);
      if (providerId !== 'scrive') throw new Refusal(400, t('This provider doesn’t use access keys.'));
      const credentials = {
        ...credentialsOf(body, await readSettings(platform, company), providerId),
        accessKeys: null,
      };
      refuseIncomplete(providerId, credentials);
      const newKeys = await providers.generateKeys(credentials);
      await db.update(signingSettings).set({ newKeys }).where(isOwn(company));
      return { customCredentials: { accessKeys: maskedKeys(newKeys) } };
    },
  });

  endpoint(adminIntegration.saveArchiveIntegration, {
    audit: ['signing', 'updated'],
    handle: async ({ principal, company, body }) => {
      const { archiveVersion: current, archive: oldArchive } = await readSettings(platform, company);
      const archive = await checkStorage(platform, company, body);
      await recordReads.write(principal, records(company).storage, current, (archiveVersion) =>
        db
          .update(signingSettings)
          .set({ archive, archiveVersion })
          .where(and(isOwn(company), eq(signingSettings.archiveVersion, current))),
      );
      noteChange(principal, { id: company.id, name: company.name, before: { ...oldArchive }, after: { ...archive } });
    },
  });
}

const isOwn = ({ id }: Company) => eq(signingSettings.customerId, id);
