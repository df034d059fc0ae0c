import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { paymentsIn, PERSONAS } from '@console/sandbox';
import { endWithParent } from '../child-process';
import { demandFreePort, startPlatform } from './local-platform';
import { localConfig, sandboxApi } from '../serve/local-config';
import { ownOriginApi } from '../serve/platform-paths';
import { prepareSite } from '../serve/prepare-site';
import { createSiteServer } from '../serve/serve';
import { SITE } from '../workspace';

// `npm start [-- --scale 10000]`: the whole console on this machine.
const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } });
const port = Number(process.env.PORT ?? 3000);
const platformPort = Number(process.env.SANDBOX_PORT ?? 4000);
const origin = `http://localhost:${port}`;
const platform = `http://localhost:${platformPort}`;
endWithParent();

try {
  await demandFreePort(port, 'PORT');
  await demandFreePort(platformPort, 'SANDBOX_PORT');
  const payments = paymentsIn(process.env);
  const config = localConfig(platform, payments, ownOriginApi(origin));
  await prepareSite(SITE, config, (line) => console.log(`  ${line}`), payments);
  const sandbox = await startPlatform(platformPort, origin, ['--scale', values.scale]);
  const server = createSiteServer({ site: SITE, platform: sandboxApi(platform) });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const { name, email, password } = PERSONAS.owner;
  console.log(`\n  Console  ${origin}\n  Mail     ${platform}/outbox\n  Sign in as ${name} · ${email} · ${password}\n`);

  const stop = () => {
    sandbox.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`);
  process.exit(1);
}
