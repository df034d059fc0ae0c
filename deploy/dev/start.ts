import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { REPORTS_PATH } from '@console/contract';
import { paymentsIn } from '@console/sandbox/payments-origin';
import { PERSONAS } from '@console/sandbox/personas';
import { endWithParent } from '../child-process';
import { createCollector, createCollectorServer } from '../collector/collector';
import { lineFile } from '../collector/line-file';
import { messageOf } from '../refusal';
import { localConfig, sandboxApi } from '../serve/local-config';
import { ownOriginApi } from '../serve/platform-paths';
import { prepareSite } from '../serve/prepare-site';
import { createSiteServer } from '../serve/serve';
import { SITE } from '../workspace';
import { demandFreePort, startPlatform } from './local-platform';

// `npm start [-- --scale 10000]`: the whole console on this machine.
const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } });
const port = Number(process.env.PORT ?? 3000);
const platformPort = Number(process.env.SANDBOX_PORT ?? 4000);
const collectorPort = Number(process.env.COLLECTOR_PORT ?? platformPort + 600);
const origin = `http://localhost:${port}`;
const platform = `http://localhost:${platformPort}`;
endWithParent();

try {
  await demandFreePort(port, 'PORT');
  await demandFreePort(platformPort, 'SANDBOX_PORT');
  await demandFreePort(collectorPort, 'COLLECTOR_PORT');
  const payments = paymentsIn(process.env);
  const config = {
    ...localConfig(platform, payments, ownOriginApi(origin)),
    telemetry: { endpoint: REPORTS_PATH, vitals: 1 },
  };
  await prepareSite(SITE, config, (line) => console.log(`  ${line}`), payments);
  const sandbox = await startPlatform(platformPort, origin, ['--scale', values.scale]);
  const records = `${SITE}-reports`;
  const collector = createCollector({ site: SITE, keep: lineFile(`${records}/reports.jsonl`) });
  const numbers = createCollectorServer(collector).listen(collectorPort, 'localhost');
  await once(numbers, 'listening');
  const server = createSiteServer({
    site: SITE,
    platform: sandboxApi(platform),
    takeReport: collector.take,
    log: lineFile(`${records}/access.jsonl`),
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const { name, email, password } = PERSONAS.owner;
  console.log(
    `\n  Console  ${origin}\n  Mail     ${platform}/outbox\n  Letters  ${platform}/platform/letters\n  Numbers  http://localhost:${collectorPort}/metrics\n  Sign in as ${name} · ${email} · ${password}\n`,
  );

  const stop = () => {
    sandbox.kill('SIGTERM');
    for (const one of [server, numbers]) {
      one.close();
      one.closeAllConnections();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
} catch (error) {
  console.error(`\n  ${messageOf(error)}\n`);
  process.exit(1);
}
