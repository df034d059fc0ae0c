import { publishArea } from './publish';
import { promote } from './registry-file';
import { SITE } from './workspace';

const usage = `npm run release publish <area>             copy the area's build into its versioned folder
npm run release promote <area> <version>  make a published version the live one`;

const [command, area, version] = process.argv.slice(2);

try {
  if (command === 'publish' && area) console.log(`${area} ${await publishArea(SITE, area)} is published`);
  else if (command === 'promote' && area && version) {
    await promote(SITE, area, version);
    console.log(`${area} ${version} is live`);
  } else console.log(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
