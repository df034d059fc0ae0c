import { chakra, DescriptionList, formatShortDate, Notice } from '@console/ui';
import { readBase64 } from '@console/ui/file-field';
import { n, t } from '@console/words';
import { useEffect, useState } from 'react';
import {
  type Certificate,
  type CertificateReading,
  daysUntil,
  EXPIRES_SOON_DAYS,
  readCertificate,
} from './certificate';

interface CertificateCardProps {
  file: File;
  /** Empty while the person types. */
  password: string;
}

export function CertificateCard({ file, password }: CertificateCardProps) {
  const reading = useReading(file, password);
  const [now] = useState(() => new Date());
  return (
    <div role="status">
      {reading === 'failed' && <Notice tone="danger">{t('Failed to load file')}</Notice>}
      {reading === 'wrongPassword' && (
        <Notice tone="warning">{t('The password does not open the certificate.')}</Notice>
      )}
      {reading === 'unreadable' && <Notice tone="warning">{t('The certificate cannot be read.')}</Notice>}
      {typeof reading === 'object' && <CertificateDetails certificate={reading} now={now} />}
    </div>
  );
}

function CertificateDetails({ certificate, now }: { certificate: Certificate; now: Date }) {
  const { subject, issuer, validFrom, validTo, fingerprint } = certificate;
  const lines = fingerprint.match(/.{1,16}/g)?.map((line) => line.match(/../g)?.join(':')) ?? [];
  return (
    <chakra.div display="grid" gap="3">
      <Notice tone={toneOf(daysUntil(validTo, now))}>
        <strong>{validityText(validTo, now)}</strong>
      </Notice>
      <DescriptionList>
        <dt>{t('Subject')}</dt>
        <dd>{subject}</dd>
        <dt>{t('Issuer')}</dt>
        <dd>{issuer}</dd>
        <dt>{t('Valid from')}</dt>
        <dd>{formatShortDate(validFrom)}</dd>
        <dt>SHA-256</dt>
        <dd>
          {lines.map((line) => (
            <chakra.code key={line} display="block">
              {line}
            </chakra.code>
          ))}
        </dd>
      </DescriptionList>
    </chakra.div>
  );
}

/** 'Valid until 12/09/2026. 17 days left.' */
export function validityText(validTo: Date, now: Date): string {
  const days = daysUntil(validTo, now);
  const day = formatShortDate(validTo);
  if (days < 0) return t('Expired on {day}.', { day });
  return n(days, 'Valid until {day}. {count} day left.', 'Valid until {day}. {count} days left.', { day });
}

export function toneOf(days: number): 'danger' | 'success' | 'warning' {
  if (days < 0) return 'danger';
  return days < EXPIRES_SOON_DAYS ? 'warning' : 'success';
}

/** Undefined while reading. */
function useReading(file: File, password: string): CertificateReading | 'failed' | undefined {
  const [reading, setReading] = useState<CertificateReading | 'failed'>();
  useEffect(() => {
    if (password === '') return undefined;
    let isOutdated = false;
    const show = async () => {
      const next = await read(file, password);
      if (!isOutdated) setReading(next);
    };
    void show();
    return () => {
      isOutdated = true;
      setReading(undefined);
    };
  }, [file, password]);
  return reading;
}

async function read(file: File, password: string): Promise<CertificateReading | 'failed'> {
  let base64: string;
  try {
    base64 = await readBase64(file);
  } catch {
    return 'failed';
  }
  return readCertificate(base64, password);
}
