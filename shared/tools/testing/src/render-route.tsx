import type { AreaDefinition, AreaModule } from '@console/contract';
import { createQueryClient, type QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@console/router';
import { createSandbox, PERSONAS, type PersonaKey, type Sandbox } from '@console/sandbox';
import { startSession } from '@console/session';
import { ConsoleUiProvider, clearJobs, toast } from '@console/ui';
import { configure } from '@testing-library/dom';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ErrorInfo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { routesOfArea } from './area-routes';
import { testConfig } from './test-config';

export interface RenderOptions {
  /** Default: the owner, who may do everything. */
  persona?: PersonaKey;
  /** Comes from `sandbox.addSession`. */
  grantId?: string;
  /** Users; default 48. */
  scale?: number;
  prepare?: (sandbox: Sandbox) => unknown;
}

export interface RenderedRoute {
  container: HTMLElement;
  unmount: () => void;
  sandbox: Sandbox;
  router: ReturnType<typeof createMemoryRouter>;
  client: QueryClient;
  user: ReturnType<typeof userEvent.setup>;
  calls: readonly Call[];
}

export interface Call {
  /** `PUT /api/ManageTeam/Users/u-00417`, without query. */
  name: string;
  /** Undefined without a body. */
  body: unknown;
}

const started: Sandbox[] = [];

let failPage: (error: Error) => void = () => {};
let pageFailed = nextPage();

function nextPage(): Promise<never> {
  const failed = new Promise<never>((_, reject) => (failPage = reject));
  failed.catch(() => {});
  return failed;
}

// No query waits on a page that has failed.
configure((config) => ({
  asyncWrapper: (wait) => {
    const answer = config.asyncWrapper(wait);
    answer.catch(() => {});
    return Promise.race([answer, pageFailed]);
  },
}));

function noteFailure(error: unknown, { componentStack }: ErrorInfo): void {
  const place = (componentStack ?? '').trim().split('\n').slice(0, 3).join('\n');
  failPage(new Error(`The page failed: ${error instanceof Error ? error.message : String(error)}\n${place}`));
}

afterEach(async () => {
  pageFailed = nextPage();
  cleanup();
  clearJobs();
  toast.clear();
  await Promise.all(started.splice(0).map((sandbox) => sandbox.close()));
});

/** Signed in, against a fresh sandbox in process. */
export function renderRoute<Area extends AreaDefinition>(
  path: string,
  { area, module, ...options }: RenderOptions & { area: Area; module: AreaModule<Area> },
): Promise<RenderedRoute> {
  return renderRoutes(routesOfArea(area, module), path, options);
}

/** Signed in, against a fresh sandbox in process. */
export async function renderRoutes(
  routes: readonly RouteObject[] | ((pathname: string) => readonly RouteObject[]),
  path: string,
  { persona = 'owner', grantId, scale, prepare }: RenderOptions = {},
): Promise<RenderedRoute> {
  const sandbox = await createSandbox({ testMode: true, ...(scale === undefined ? {} : { scale }) });
  started.push(sandbox);
  await prepare?.(sandbox);
  const calls: Call[] = [];
  await signIn(sandbox, persona, grantId, calls);

  const client = createQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <ConsoleUiProvider>
        <ErrorBoundary onError={noteFailure} fallback={null}>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { container, unmount, sandbox, router, client, user: userEvent.setup(), calls };
}

async function signIn(sandbox: Sandbox, persona: PersonaKey, grantId: string | undefined, calls: Call[]) {
  const accessToken = await sandbox.tokenFor(persona, grantId);
  const { name } = PERSONAS[persona];
  const customerInactive = persona === 'inactiveCompany';
  await startSession(testConfig, {
    user: { accessToken, name, sub: subjectOf(accessToken), customerInactive },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      const { pathname } = new URL(request.url);
      calls.push({ name: `${request.method} ${pathname}`, body: text === '' ? undefined : JSON.parse(text) });
      return sandbox.fetch(request);
    },
  });
}

function subjectOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}
