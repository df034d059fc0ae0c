import { startSession } from '@console/session';
import { ConsoleUiProvider } from '@console/ui';
import { createRoot } from 'react-dom/client';
import { watchAreaExceptions } from './areas/loading/area-exceptions';
import { setDeadline } from './areas/loading/deadline';
import { loadRegistry } from './areas/registry/load-registry';
import { sendTelemetryTo } from './areas/loading/telemetry';
import { drawConsole } from './draw-console';
import { makeQueryClient } from './query-client';
import { readConfig } from './read-config';
import { StartFailed } from './StartFailed';
import { connectSession } from './session-effects';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Everything a page needs before it can be drawn, fetched at once; who is signed in is decided meanwhile. */
async function start() {
  const [config, registry] = await Promise.all([readConfig(), loadRegistry()]);
  setDeadline(config.areas?.deadlineSeconds);
  sendTelemetryTo(config.telemetry?.endpoint);
  watchAreaExceptions();
  const client = makeQueryClient();
  const onConcurrentEdit = connectSession(client);
  void startSession(config, { onConcurrentEdit });
  await drawConsole({ root, config, client }, registry);
}

start().catch((error: unknown) => {
  reportError(error);
  root.render(
    <ConsoleUiProvider>
      <StartFailed />
    </ConsoleUiProvider>,
  );
});
