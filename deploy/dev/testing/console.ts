import { spawn } from 'node:child_process';
import { endWithParent } from '../../child-process';
import { startPlatform } from '../local-platform';

/*
 * `npm start` without a build: `console.ts npm <port>` stands for npm and starts `console.ts start <port>`, which
 * starts the sandbox.
 */
const [role = '', port = ''] = process.argv.slice(2);
console.log(`${role} ${process.pid}`);
if (role === 'npm') {
  const command = `"${process.execPath}" --import tsx "${import.meta.filename}" start ${port}`;
  spawn('sh', ['-c', command], { stdio: 'inherit' });
} else {
  endWithParent();
  const sandbox = await startPlatform(Number(port), 'http://localhost:3000', []);
  console.log(`sandbox ${sandbox.pid}`);
}
