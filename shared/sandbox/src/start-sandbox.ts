import type { FastifyInstance } from 'fastify';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';
import { companyRoutes } from './sign-in/company-routes';
import { identityRoutes } from './sign-in/provider-routes';
import { invitationRoutes } from './team/invitation-routes';
import { applyFaults } from './testing/apply-faults';
import { answerErrorsWithPages } from './pages/page-errors';
import { companyApprovalRoutes } from './companies/company-approval-routes';
import { refuseForeignForms } from './pages/page-security';
import { pageRoutes } from './pages/page-assets';
import { releaseRoutes } from './releases/release-routes';
import { pageHeaders } from './pages/send-page';
import type { Platform } from './platform/platform';

export interface ServerOptions extends SandboxOptions {
  port: number;
  /** Loopback unless said otherwise: the sandbox has no secrets, but it is nobody else's business either. */
  host?: string;
}

export type RunningSandbox = Sandbox & { url: string };

/** The platform as a server: the REST API, the identity provider and the pages that belong to it. */
export async function startSandbox({ port, host = 'localhost', ...options }: ServerOptions): Promise<RunningSandbox> {
  const url = options.issuer ?? `http://localhost:${port}`;
  // One file for each scale, so that asking for more people neither waits for an empty file nor mixes with the others.
  const file = options.scale ? `sandbox-${options.scale}.db` : 'sandbox.db';
  const defaults = { databaseUrl: `file:.console/${file}`, testMode: false };
  const sandbox = await createSandbox({ ...defaults, ...options, issuer: url }, addIdentity);
  await sandbox.app.listen({ port, host });
  return { ...sandbox, url };
}

async function addIdentity(app: FastifyInstance, platform: Platform): Promise<void> {
  // Only here: the provider is an ES module, which tests in process neither need nor can load.
  const { openIdProvider } = await withoutWarnings(() => import('./sign-in/provider'));
  const { forgetExpired } = await import('./sign-in/provider-adapter');
  const { signInRoutes } = await import('./sign-in/sign-in-routes');
  await forgetExpired(platform.db);
  const provider = openIdProvider(platform);
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => void reply.headers(pageHeaders(platform.consoleOrigins)));
    refuseForeignForms(pages, platform);
    if (platform.testMode) applyFaults(pages, platform);
    answerErrorsWithPages(pages, platform);
    await pages.register((scope) => identityRoutes(scope, provider));
    await pages.register((scope) => pageRoutes(scope, platform));
    await pages.register((scope) => companyApprovalRoutes(scope, platform));
    await pages.register((scope) => releaseRoutes(scope, platform));
    await pages.register((scope) => invitationRoutes(scope, platform));
    await pages.register((scope) => signInRoutes(scope, platform, provider));
    await pages.register((scope) => companyRoutes(scope, platform, provider));
  });
}

/** The provider calls Node 20 unsupported each time it is loaded; this project runs and tests it there. */
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
