import { askWorker, startWorker, WorkerScript } from '../workers/start-worker';
import type { ExportFormat, Lines, OpenFile } from './file-writer';

export async function writtenBeside(format: ExportFormat): Promise<OpenFile> {
  const worker = await startWorker(scriptOf(format));
  const ask = (message: Lines | null) => askWorker<Blob | null>(worker, message);
  return {
    add: async (lines) => void (await ask(lines)),
    finish: async () => (await ask(null)) as Blob,
    close: () => worker.terminate(),
  };
}

/** A script per format, spelled out for webpack: the policy lets a worker load no second script. */
function scriptOf(format: ExportFormat): WorkerScript {
  if (format === 'csv') return new WorkerScript(new URL('./csv-worker.ts', import.meta.url), { name: 'csv' });
  return new WorkerScript(new URL('./workbook-worker.ts', import.meta.url), { name: 'xlsx' });
}
