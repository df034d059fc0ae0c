import type { CertificateProblem, SigningCertificate } from '@console/certificates';
import { askWorker, startWorker, WorkerScript } from '../workers/start-worker';

export interface CertificateRequest {
  base64: string;
  password: string;
}

export type CertificateReading = Omit<SigningCertificate, 'privateKey'> | CertificateProblem;

/** Opens the file in a worker, because a file may ask for seconds of computing. The signal ends it without an answer. */
export async function readCertificate(request: CertificateRequest, signal: AbortSignal): Promise<CertificateReading> {
  const worker = await startWorker(
    new WorkerScript(new URL('./certificate-worker.ts', import.meta.url), { name: 'pfx' }),
  );
  signal.addEventListener('abort', () => worker.terminate());
  try {
    signal.throwIfAborted();
    return await askWorker<CertificateReading>(worker, request);
  } finally {
    worker.terminate();
  }
}
