import type { ConsoleConfig } from '@console/contract';
import type { IdentityClient } from './identity/identity-client';
import type { RenewalSchedule } from './tokens/renewal-schedule';
import type { TokenKeeper } from './tokens/token-keeper';

/** The parts that `startSession` has created, for the other functions of this package. */
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
