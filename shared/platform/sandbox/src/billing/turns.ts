import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/open-database';
import type { Platform } from '../platform/platform';

const underWay = new WeakMap<Database, Promise<unknown>>();
const holder = new AsyncLocalStorage<Database>();

/** Whether the caller runs within the current turn. */
export const isInTurn = ({ db }: Pick<Platform, 'db'>): boolean => holder.getStore() === db;

/**
 * Runs work on billing one after the other: a day is billed once, two orders do not overlap, and no payment arrives in
 * the middle of a purchase. Work that starts within a turn belongs to it, such as the effects of a charge.
 */
export async function inTurn<Result>(platform: Pick<Platform, 'db'>, work: () => Promise<Result>): Promise<Result> {
  const { db } = platform;
  if (isInTurn(platform)) return await work();
  const run = () => holder.run(db, work);
  const turn = (underWay.get(db) ?? Promise.resolve()).then(run, run);
  underWay.set(db, turn);
  return await turn;
}
