import { readCertificate } from '@console/certificates';
import { serveRequests } from '../workers/serve-requests';
import type { CertificateRequest } from './read-certificate';

serveRequests(async ({ base64, password }: CertificateRequest) => {
  const reading = await readCertificate(base64, password);
  if (typeof reading === 'string') return reading;
  const { own, chain } = reading;
  return { own, chain };
});
