import { clearInterval, setInterval } from 'node:timers';
import { reportError } from '../calls/answer-errors';
import type { Platform } from '../platform/platform';
import { advanceMigrations } from './archive-migration';
import { deleteDueAtNight } from './delete-due-records';
import { deliverDue } from './webhook-deliveries';

const EVERY_MS = 1_000;

export function archiveBackground(platform: Platform): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= runRound(platform).finally(() => {
      round = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

async function runRound(platform: Platform): Promise<void> {
  try {
    await advanceMigrations(platform);
    await deleteDueAtNight(platform);
    await deliverDue(platform);
  } catch (error) {
    reportError(error);
  }
}
