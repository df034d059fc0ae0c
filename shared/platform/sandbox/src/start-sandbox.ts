import { paymentsOrigin } from '@console/api/payments-origin';
import type { FastifyInstance } from 'fastify';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';
import { apiReferencePage } from './openapi/ApiReferencePage';
import { pageAssets } from './pages/page-assets';
import { answerErrorsWithPages } from './pages/page-errors';
import { securePages } from './pages/page-security';
import { standInServer } from './payments/stand-in-server';
import type { Platform } from './platform/platform';
import { companyChoiceRoutes } from './sign-in/company-choice-routes';
import { subjects } from './subjects';
import { applyFaults } from './testing/apply-faults';

export interface ServerOptions extends SandboxOptions {
  port: number;
  /** Default: loopback, closed to other machines. */
  host?: string | undefined;
}

export type RunningSandbox = Sandbox & { url: string };

export async function startSandbox({ port, host = 'localhost', ...options }: ServerOptions): Promise<RunningSandbox> {
  const url = options.issuer ?? `${options.tls ? 'https' : 'http'}://localhost:${port}`;
  // A file per scale, because only an empty database is seeded.
  const file = options.scale ? `sandbox-${options.scale}.db` : 'sandbox.db';
  const { databaseUrl = `file:.console/${file}`, testMode = false } = options;
  const writeLine = (line: string) => void process.stdout.write(`${line}\n`);
  const extensions: { standIn?: FastifyInstance | undefined } = {};
  const given = { writeLine, ...options, databaseUrl, testMode, issuer: url };
  const sandbox = await createSandbox(given, async (app, platform) => {
    await addPages(app, platform);
    extensions.standIn = standInServer(platform);
  });
  await sandbox.app.listen({ port, host });
  await extensions.standIn?.listen({ port: Number(new URL(paymentsOrigin(`http://localhost:${port}`)).port), host });
  const close = async () => {
    await extensions.standIn?.close();
    await sandbox.close();
  };
  return { ...sandbox, close, url };
}

async function addPages(app: FastifyInstance, platform: Platform): Promise<void> {
  // The provider is large, and most tests in process do not need it.
  const { openIdProvider, providerRoutes } = await withoutWarnings(() => import('./sign-in/provider'));
  const { deleteExpiredRecords } = await import('./sign-in/provider-adapter');
  const { signInRoutes } = await import('./sign-in/sign-in-routes');
  await deleteExpiredRecords(platform.db);
  const provider = openIdProvider(platform);
  await app.register(async (scope) => {
    securePages(scope, platform);
    if (platform.testMode) applyFaults(scope, platform);
    answerErrorsWithPages(scope, platform);
    await scope.register((inner) => providerRoutes(inner, provider));
    await scope.register((inner) => signInRoutes(inner, platform, provider));
    await scope.register((inner) => companyChoiceRoutes(inner, platform, provider));
    await scope.register(pageAssets);
    await scope.register(apiReferencePage);
    for (const { pages } of subjects) {
      if (pages) await scope.register((inner) => pages(inner, platform));
    }
  });
}

/** The provider warns that Node 20 is unsupported; our tests run there. */
async function withoutWarnings<Module>(load: () => Promise<Module>): Promise<Module> {
  const { warn } = console;
  // oxlint-disable-next-line no-console -- the provider offers no other way to say that this is known
  console.warn = () => {};
  try {
    return await load();
  } finally {
    // oxlint-disable-next-line no-console -- put back what was taken above
    console.warn = warn;
  }
}
