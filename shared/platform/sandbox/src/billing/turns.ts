import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/open-database';
import type { Platform } from '../platform/platform';
import { Turns } from '../platform/turns';

const turns = new Turns<Database>();
const holder = new AsyncLocalStorage<Database>();

export const isInTurn = ({ db }: Pick<Platform, 'db'>): boolean => holder.getStore() === db;

/**
 * Serializes billing: a day is billed once, and no payment arrives amid a purchase. Work started within a turn belongs
 * to it.
 */
export async function inTurn<Result>(platform: Pick<Platform, 'db'>, work: () => Promise<Result>): Promise<Result> {
  const { db } = platform;
  if (isInTurn(platform)) return await work();
  return await turns.run(db, () => holder.run(db, work));
}
