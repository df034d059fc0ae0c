import { once } from 'node:events';
import { promoteArea } from '../move-area';

/*
 * `promote-in-turn.ts <site> <area> <times> <version> <version>` starts at a line of input, so that processes start
 * together.
 */
const [site = '', area = '', times = '0', ...versions] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (let turn = 0; turn < Number(times); turn++) {
  await promoteArea(site, area, versions[turn % 2] ?? '', { by: `${process.pid}`, why: `turn ${turn}` });
}
process.stdin.destroy();
