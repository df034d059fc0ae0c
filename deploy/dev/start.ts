import { once } from 'node:events';
import { paymentsIn } from '@console/api/payments-origin';
import { REPORTS_PATH } from '@console/contract';
import { PERSONAS } from '@console/sandbox/personas';
import { Command } from 'commander';
import { currentAreas } from '../build/build-packages';
import { endWithParent } from '../child-process';
import { createCollector, createCollectorServer } from '../collector/collector';
import { lineFile } from '../collector/line-file';
import { messageOf } from '../refusal';
import { localConfig, sandboxApi } from '../serve/local-config';
import { ownOriginApi } from '../serve/platform-paths';
import { followAreas, prepareSite } from '../serve/prepare-site';
import { createSiteServer } from '../serve/serve';
import { areaNames, SITE } from '../workspace';
import { demandFreePort, startPlatform } from './local-platform';

/** The first page after sign-in. */
const FIRST_AREA = 'account-and-team';

// `npm start [-- --scale 10000]`: the whole console on this machine.
const { scale } = new Command('npm start --')
  .description('Builds and serves the whole console. PORT, SANDBOX_PORT and COLLECTOR_PORT choose other ports.')
  .option('--scale <users>', 'that many users, and as many documents in each environment', '0')
  .parse()
  .opts<{ scale: string }>();
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
    ...localConfig(platform, payments, { ...ownOriginApi(origin), collector: origin + REPORTS_PATH }),
    telemetry: { endpoint: REPORTS_PATH, vitals: 1 },
  };
  const report = (line: string) => console.log(`  ${line}`);
  // Later areas appear with the next page load.
  const current = await currentAreas();
  const first = [...new Set([FIRST_AREA, ...current])];
  const [sandbox] = await Promise.all([
    startPlatform(platformPort, origin, ['--scale', scale]),
    prepareSite(SITE, config, report, { areas: first }),
  ]);
  const records = `${SITE}-reports`;
  const collector = createCollector({ site: SITE, keep: lineFile(`${records}/reports.jsonl`), platform });
  const numbers = createCollectorServer(collector).listen(collectorPort, 'localhost');
  await once(numbers, 'listening');
  const server = createSiteServer({
    site: SITE,
    platform: sandboxApi(platform),
    takeReport: collector.take,
    sendReleases: collector.sendReleases,
    log: lineFile(`${records}/access.jsonl`),
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const { name, email, password } = PERSONAS.owner;
  console.log(`
  Console    ${origin}
  Mail       ${platform}/outbox
  Companies  ${platform}/platform/companies, where companies that are registered wait to be approved, without a sign-in
  Numbers    http://localhost:${collectorPort}/metrics
  Sign in as ${name} · ${email} · ${password}
`);

  let isBuilding = false;
  const stop = () => {
    sandbox.kill('SIGTERM');
    for (const each of [server, numbers]) {
      each.close();
      each.closeAllConnections();
    }
    // Otherwise the process would end with the last build.
    if (isBuilding) process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  const otherAreas = areaNames().filter((area) => !first.includes(area));
  if (otherAreas.length > 0) {
    report(`Still to be built, there with the next page load: ${otherAreas.join(', ')}`);
    isBuilding = true;
    await followAreas(SITE, otherAreas, config, report);
    isBuilding = false;
  }
} catch (error) {
  console.error(`\n  ${messageOf(error)}\n`);
  process.exit(1);
}
