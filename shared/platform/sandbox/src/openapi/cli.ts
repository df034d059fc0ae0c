import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSandbox } from '../create-sandbox';
import { checkConformance } from './conformance';

/*
 * `npm run console -- conformance --platform <origin> --token <access token> [--values <file>]`: checks a platform against
 * the contract. The file is JSON: a record's id for each path parameter by its name.
 */
const { values } = parseArgs({
  options: { platform: { type: 'string' }, token: { type: 'string' }, values: { type: 'string' } },
});
const { platform, token } = values;
if (!platform || !token) {
  console.error('Which platform, and with which token? --platform <origin> --token <token>');
  process.exit(2);
}
const sandbox = await createSandbox();
try {
  const { calls, findings, skipped } = await checkConformance({
    endpoints: sandbox.endpoints,
    platform,
    token,
    values: values.values ? JSON.parse(readFileSync(values.values, 'utf8')) : {},
  });
  for (const line of skipped) console.log(`not asked  ${line}`);
  for (const line of findings) console.log(`FAILED     ${line}`);
  console.log(`${calls} calls, ${findings.length} findings, ${skipped.length} not asked`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await sandbox.close();
}
