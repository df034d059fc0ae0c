import type { ConsoleConfig } from '@console/contract';
import type { IdentityClient } from './identity';
import type { RenewalSchedule } from './renewal-schedule';
import type { TokenKeeper } from './token-keeper';

/** What `startSession` made and the other calls of this package work with. */
export interface Running {
  config: ConsoleConfig;
  identity: IdentityClient;
  keeper: TokenKeeper;
  schedule: RenewalSchedule;
  /** Stops timers and listeners; the store and the storage stay as they are. */
  stop(): void;
}

let running: Running | undefined;

export function setRunning(next: Running | undefined): void {
  running?.stop();
  running = next;
}

export function getRunning(): Running {
  if (!running) throw new Error('startSession has not been called');
  return running;
}
