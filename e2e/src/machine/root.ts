import { resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** What a run leaves behind. Another first port has a folder of its own, so that two runs of a checkout do not meet. */
export const runFolder = resolve(root, `.console/e2e${process.env.E2E_PORT ? `-${process.env.E2E_PORT}` : ''}`);
