import { resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Folder for files of a run. Another first port has its own, so that two runs of one checkout are separate. */
export const runFolder = resolve(root, `.console/e2e${process.env.E2E_PORT ? `-${process.env.E2E_PORT}` : ''}`);
