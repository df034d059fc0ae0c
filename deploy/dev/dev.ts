import { Command } from 'commander';
import { misplacedAdvice } from '../area-paths';
import { endWithParent } from '../child-process';
import { messageOf } from '../refusal';
import { areaDir, areaNames } from '../workspace';
import { developAgainst } from './dev-against';
import { developLocally } from './dev-locally';

// `npm run dev [area]`: live reload for an area; the rest as built here or live elsewhere.
const program = new Command('npm run dev')
  .description('Serves one area from memory with live reload. PORT, SANDBOX_PORT and AREA_PORT choose other ports.')
  .argument('[area]', 'the area to work on; without it the host is watched too')
  .option('--against <url>', 'work against a console that is deployed, instead of one on this machine')
  .option('--from <origin>', 'with --against: the origin under which your proxy serves this machine to that console')
  .addHelpText(
    'after',
    '\n  npm run dev billing -- --against https://console.example.com --from https://kari.example.com',
  )
  .parse();

const [named] = program.args;
const { against, from } = program.opts<{ against?: string; from?: string }>();
const areaPort = Number(process.env.AREA_PORT ?? 3001);

endWithParent();
try {
  if (named !== undefined && !areaNames().includes(named)) {
    throw new Error(`There is no area "${named}": ${areaNames().join(', ')}`);
  }
  if (against === undefined) await developLocally(named, areaPort);
  else if (named === undefined) throw new Error('Say which area: npm run dev <area> -- --against <url>');
  else await developAgainst(areaDir(named), against, { areaPort, from, refusedReason: misplacedAdvice });
} catch (error) {
  console.error(`\n  ${messageOf(error)}\n`);
  process.exit(1);
}
