import { fail } from '../refusal';
import { HOST } from '../release/site';
import { runRelease } from '../release/site-elsewhere';
import { Bucket } from './bucket';
import { readBucketSite, withBucketSite } from './bucket-site';

// `npm run release:bucket -- promote billing 1.4.2-3fa9c1d --why "…"`: a bucket behind a CDN.
const CHANGES = ['publish', 'sign', 'promote', 'rollback', 'canary', 'retire', 'apply', 'allow', 'disallow', 'watch'];
const QUESTIONS = ['check', 'status', 'log'];
const ABOUT_ONE = ['publish', 'sign', 'promote', 'rollback', 'canary', 'retire'];

const args = process.argv.slice(2);
const [command = '', about = ''] = args;

try {
  process.exitCode = await inBucket();
} catch (error) {
  fail(error);
}

async function inBucket(): Promise<number> {
  const area = ABOUT_ONE.includes(command) && !about.startsWith('-') && about !== HOST ? about : undefined;
  const bucket = new Bucket({
    url: variable('RELEASE_BUCKET'),
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
    region: process.env.AWS_REGION,
  });
  const site = { bucket, console: new URL(variable('CONSOLE_URL')).origin, area };
  if (QUESTIONS.includes(command)) return readBucketSite(site, (folder) => runRelease(folder, args));
  if (!CHANGES.includes(command)) throw new Error(`Say what to do: ${[...CHANGES, ...QUESTIONS].join(', ')}`);
  if (command === 'watch' && !args.includes('--once')) throw new Error('watch looks once here: add --once.');
  // `apply` writes back the steps before a refusal, as logged.
  const isDone = (code: number) => code === 0 || command === 'apply';
  return withBucketSite(site, (folder) => runRelease(folder, args), {}, isDone);
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Say in ${name} where: deploy/bucket/README.md`);
  return value;
}
