import { Command } from 'commander';
import { endWithParent } from '../child-process';
import { messageOf } from '../refusal';
import { developAgainst } from './dev-against';

// `npm run dev -- --against <url>` in an area's repository.
const { against, from } = new Command('npm run dev --')
  .description('Shows this area with Fast Refresh in a console that runs. AREA_PORT chooses another port than 3001.')
  .requiredOption('--against <url>', 'the address of that console')
  .option('--from <origin>', 'the origin under which your proxy serves this machine to that console')
  .addHelpText('after', '\n  npm run dev -- --against https://console.example.com --from https://kari.example.com')
  .showHelpAfterError('See --help.')
  .parse()
  .opts<{ against: string; from?: string }>();

endWithParent();
try {
  await developAgainst(process.cwd(), against, { areaPort: Number(process.env.AREA_PORT ?? 3001), from });
} catch (error) {
  console.error(`\n  ${messageOf(error)}\n`);
  process.exit(1);
}
