import { settlesWithin } from '@console/browser';
import { type ConsoleConfig, consoleConfigSchema, type HostManifest, hostManifestSchema } from '@console/contract';
import { ApiError, dropEarlyAnswers } from '@console/http';
import { createQueryClient } from '@console/query';
import { startSession } from '@console/session';
import { ConsoleUiProvider, ErrorState, toast } from '@console/ui';
import { language, t, title } from '@console/words';
import { createRoot } from 'react-dom/client';
import { AreaError } from './areas/loading/area-error';
import { type AreaLoader, createAreaLoader } from './areas/loading/area-loader';
import { deadlinesFor } from './areas/loading/deadline';
import { hostOffer, loadExposed } from './areas/loading/federation-runtime';
import { documentScripts } from './areas/loading/load-script';
import { loadRegistry } from './areas/registry/load-registry';
import { drawConsole, withOverrides } from './draw-console';
import { firstDataLoaded } from './early-requests';
import { chosenWords } from './language';
import { takePageData } from './page-data';
import { createReports } from './reports/area-reports';
import { connectSession } from './session-effects';
import { showTypeface } from './shell/show-typeface';
import { watchTranslation } from './shell/watch-translation';
import { sayTextsMissing } from './texts-missing';

const TIMEOUT = 8_000;
/** Then the rest comes while answers are late. */
const REST_MS = 4_000;
watchTranslation(document.body);
const root = createRoot(document.getElementById('root') as HTMLElement);

async function start() {
  const [config, registry, host] = await Promise.all([readConfig(), loadRegistry(), readHost()]);
  const reports = createReports(config.telemetry, {
    release: host?.version,
    areas: registry.areas,
    runningVersion: (area) => loader.runningRelease(area)?.manifest.version,
  });
  const loader = createAreaLoader({
    deadlines: deadlinesFor(config.areas?.deadlineSeconds),
    offer: hostOffer(host?.exports),
    scripts: documentScripts,
    loadExposed,
    reports,
    signers: config.areas?.signers,
  });
  watchAreaExceptions(loader);
  const client = createQueryClient();
  const onConcurrentEdit = connectSession(client, reports);
  const context = { root, config, client, loader, reports };
  const areas = await withOverrides(context, registry);
  // Without a catalogue the page is English, unlike the early answers.
  if ((chosenWords()?.language ?? 'en') !== language()) dropEarlyAnswers();
  await firstDataLoaded(startSession(config, { onConcurrentEdit }));
  drawConsole(context, areas);
  if (chosenWords()?.isIncomplete) sayTextsMissing();
  void settlesWithin(showTypeface(client), REST_MS)
    .then(() => import('./shell/loaded-later'))
    .then(
      ({ keepFocus, keepPlaces, sayWhatIsMissing }) => {
        keepFocus();
        keepPlaces();
        sayWhatIsMissing(client);
      },
      () => {},
    );
}

/** Reads the page's document, else `/config.json`. Rejects, because nothing can start. */
async function readConfig(): Promise<ConsoleConfig> {
  const inPage = consoleConfigSchema.safeParse(takePageData('config'));
  if (inPage.success) return inPage.data;
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`config.json: status ${response.status}`);
  return consoleConfigSchema.parse(await response.json());
}

/** Reads the page's document, else `/host.json`; undefined means comparing areas by versions alone. */
async function readHost(): Promise<HostManifest | undefined> {
  const inPage = hostManifestSchema.safeParse(takePageData('host'));
  if (inPage.success) return inPage.data;
  const response = await fetch('/host.json', { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
  return hostManifestSchema.safeParse(await response?.json().catch(() => undefined)).data;
}

start().catch((error: unknown) => {
  reportError(error);
  // This page names the cause.
  document.getElementById('late')?.remove();
  root.render(
    <ConsoleUiProvider>
      <main>
        <ErrorState level="h1" title={t('Couldn’t start the console')} onRetry={() => location.reload()}>
          {t('The console couldn’t load its settings. Your work is safe.')}
        </ErrorState>
      </main>
    </ConsoleUiProvider>,
  );
});

/** Thrown in handlers and timers, past error boundaries: a toast, and a report naming the area. */
function watchAreaExceptions({ reports, runningRelease }: AreaLoader): void {
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));

  function handle(thrown: unknown): void {
    if (!(thrown instanceof Error) || thrown instanceof AreaError) return;
    const area = documentScripts.files.areaInStack(thrown.stack ?? '');
    // While loading, the loader reports.
    if (!area || !runningRelease(area.name)) return;
    const { name, version } = area;
    const details = { area: name, version, stage: 'event', failure: 'code', detail: thrown.message } as const;
    reports.failure(new AreaError(details, { cause: thrown }), { outcome: 'failed', duration: 0 });
    if (thrown instanceof ApiError && thrown.handled) return;
    toast.error(t('Something went wrong in {title}', { title: title(area.title) }), {
      description: t('Your last action may not have been saved. The rest of the console still works.'),
    });
  }
}
