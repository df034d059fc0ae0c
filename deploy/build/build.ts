import { messageOf } from '../refusal';
import { areaDir, areaNames, HOST_DIR } from '../workspace';
import { buildPackages } from './build-packages';

// `npm run build [host|area …]`: builds the named packages, or all.
const named = process.argv.slice(2);
const dirs = (named.length > 0 ? named : ['host', ...areaNames()]).map((name) =>
  name === 'host' ? HOST_DIR : areaDir(name),
);
try {
  await buildPackages(dirs, console.log);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
