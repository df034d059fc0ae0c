import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../create-sandbox';
import { checkConformance } from './conformance';
import { openApiOf } from './openapi';

/*
 * `npm run console -- openapi`: writes `docs/openapi.json`.
 * `npm run console -- openapi conformance --platform <origin> --token <access token> [--values <file>]`: checks a platform against
 * the contract. The file is JSON: a record's id for each path parameter by its name.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { platform: { type: 'string' }, token: { type: 'string' }, values: { type: 'string' } },
});
const sandbox = await createSandbox();
try {
  if (positionals[0] === 'conformance') await ask();
  else
    writeFileSync(join(import.meta.dirname, '../../../../../docs/openapi.json'), write(openApiOf(sandbox.endpoints)));
} finally {
  await sandbox.close();
}

async function ask(): Promise<void> {
  const { platform, token } = values;
  if (!platform || !token) {
    console.error('Which platform, and with which token? --platform <origin> --token <token>');
    process.exitCode = 2;
    return;
  }
  const given = values.values ? JSON.parse(readFileSync(values.values, 'utf8')) : {};
  const { calls, findings, skipped } = await checkConformance({
    endpoints: sandbox.endpoints,
    platform,
    token,
    values: given,
  });
  for (const line of skipped) console.log(`not asked  ${line}`);
  for (const line of findings) console.log(`FAILED     ${line}`);
  console.log(`${calls} calls, ${findings.length} findings, ${skipped.length} not asked`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function write(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
