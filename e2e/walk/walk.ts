import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { integer, sample } from 'fast-check';
import { Installation } from '../src/installation/installation';
import { buildSite } from '../src/installation/site';
import { chromiumLaunchOptions } from '../src/machine/chromium';
import { PERSONA_NAMES, type PersonaName, signIn } from '../src/support/sign-in';
import { chance, type Draw, type Places, takeStep } from './steps';
import { Watch } from './watch';

/*
 * `npm run console -- walk [-- --seed 1 --steps 300 --personas owner,staff,billingAdmin --faults 0.2]`: random steps as
 * each persona. Reports exceptions, policy violations, blank pages, lost focus, pages wider than the window, writes
 * sent twice, lost text, conflicts with nobody. A seed fixes draws, but not the machine's speed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '300' },
    personas: { type: 'string', default: 'owner,staff,billingAdmin' },
    faults: { type: 'string', default: '0.2' },
    verbose: { type: 'boolean', default: false },
  },
});
const personas = values.personas.split(',').map((name) => {
  const known = PERSONA_NAMES.find((persona) => persona === name);
  if (!known) throw new Error(`No persona is named ${name}. There are: ${PERSONA_NAMES.join(', ')}`);
  return known;
});

const FAULTS = ['status=500', 'status=503', 'status=403', 'body=drop', 'body=malformed', 'body=html', 'delay=1500'];
/** A step using fewer shifts nothing. */
const DRAWS = 48;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1280, height: 600 },
  { width: 320, height: 640 },
];

await buildSite();
// Late: reads built manifests.
const { addressOf, mayOpen, PAGES } = await import('../src/support/declared-pages');
const installation = await Installation.start({ accessTokenSeconds: 7_200 });
const browser = await chromium.launch(chromiumLaunchOptions());
let allFindings = 0;
try {
  for (const persona of personas) allFindings += await walkAs(persona);
} finally {
  await browser.close();
  await installation.stop();
}
console.log(`\n${allFindings} findings`);
process.exit(allFindings > 0 ? 1 : 0);

async function walkAs(persona: PersonaName): Promise<number> {
  const { sandbox, origin } = installation;
  await sandbox.reset();
  const steps = Number(values.steps);
  const numbers = sample(integer({ min: 0, max: 2 ** 30 }), { seed: Number(values.seed), numRuns: steps * DRAWS });
  const context = await browser.newContext({ baseURL: origin, viewport: SIZES[0] ?? null });
  const page = await context.newPage();
  const watch = await Watch.start(page, origin);
  const addresses = PAGES.filter((declared) => mayOpen(persona, declared)).map(addressOf);
  const places: Places = {
    addresses,
    forms: new Set(),
    failWrite: (fault) => Promise.all(['POST', 'PUT'].map((method) => sandbox.fault(`${method} /api/`, fault, 1))),
    note: watch.note,
  };
  await signIn(page, persona);
  for (let step = 1; step <= steps; step += 1) {
    let used = 0;
    const draw: Draw = (below) => (numbers[(step - 1) * DRAWS + (used++ % DRAWS)] ?? 0) % below;
    if (chance(draw, Number(values.faults))) {
      const fault = FAULTS[draw(FAULTS.length)] ?? 'status=500';
      await sandbox.fault(`${METHODS[draw(METHODS.length)]} /`, fault, 1);
    }
    if (draw(40) === 0) await page.setViewportSize(SIZES[draw(SIZES.length)] ?? { width: 1280, height: 800 });
    const action = await watch.during(step, () => takeStep(page, origin, draw, places));
    if (values.verbose) console.log(`${persona} ${step} ${action}`);
    await sandbox.clearFaults();
    if (await watch.isSignedOut()) {
      // A narrow bar names nobody.
      await page.setViewportSize(SIZES[0] ?? { width: 1280, height: 800 });
      await signIn(page, persona);
    }
  }
  const { findings, writes, actions } = watch;
  await context.close();
  const total = [...writes.values()].reduce((sum, count) => sum + count, 0);
  console.log(`\n${persona}: ${steps} steps, ${total} writes, ${findings.length} findings`);
  console.log(`  did     ${inWords(actions)}`);
  console.log(`  wrote   ${inWords(writes)}`);
  for (const finding of findings) console.log(`  ! ${finding}`);
  return findings.length;
}

function inWords(counts: Map<string, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `${count} × ${name}`).join(', ') || 'nothing';
}
