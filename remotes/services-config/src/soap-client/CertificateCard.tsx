import { certificateProblemText } from '@console/certificates/problems';
import { Detail } from '@console/product';
import { chakra, DescriptionList, formatShortDate, Notice } from '@console/ui';
import { readBase64, readCertificate } from '@console/ui/file-field';
import { Caption } from '@console/ui/layout';
import { n, t } from '@console/words';
import { useEffect, useState } from 'react';

const DAY_MS = 86_400_000;
export const EXPIRES_SOON_DAYS = 30;

/** Whole days until `validTo`; negative after it. */
export const daysUntil = (validTo: Date, now: Date): number => Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);

interface CertificateCardProps {
  file: File;
  /** Empty while the person types. */
  password: string;
}

type CertificateReading = Awaited<ReturnType<typeof readCertificate>>;
type Shown = CertificateReading | { failure: string };

/** Advice before the save. */
export function CertificateCard({ file, password }: CertificateCardProps) {
  const reading = useReading(file, password);
  const [now] = useState(() => new Date());
  return (
    <div role="status">
      {typeof reading === 'string' && <Notice tone="warning">{certificateProblemText(reading)}</Notice>}
      {typeof reading === 'object' && 'failure' in reading && <Notice tone="danger">{reading.failure}</Notice>}
      {typeof reading === 'object' && 'own' in reading && <CertificateDetails {...reading} now={now} />}
    </div>
  );
}

interface CertificateDetailsProps extends Exclude<CertificateReading, string> {
  now: Date;
}

function CertificateDetails({ own, chain, now }: CertificateDetailsProps) {
  const { subject, issuer, validFrom, validTo, fingerprint } = own;
  const lines = fingerprint.match(/.{1,16}/g)?.map((line) => line.match(/../g)?.join(':')) ?? [];
  return (
    <chakra.div display="grid" gap="3">
      <Notice tone={toneOf(daysUntil(validTo, now))}>
        <strong>{validityText(validTo, now)}</strong>
      </Notice>
      <DescriptionList>
        <Detail label={t('Subject')}>{subject}</Detail>
        <Detail label={t('Issuer')}>{issuer}</Detail>
        <Detail label={t('Valid from')}>{formatShortDate(validFrom)}</Detail>
        <Detail label="SHA-256">
          {lines.map((line) => (
            <chakra.code key={line} display="block">
              {line}
            </chakra.code>
          ))}
        </Detail>
        {chain.length > 0 && <dt>{t('Certificate chain')}</dt>}
        {chain.map((each) => (
          <dd key={each.fingerprint}>
            {each.subject}
            <Caption>{validityText(each.validTo, now)}</Caption>
          </dd>
        ))}
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
function useReading(file: File, password: string): Shown | undefined {
  const [reading, setReading] = useState<Shown>();
  useEffect(() => {
    if (password === '') return undefined;
    const reader = new AbortController();
    const show = async () => {
      const next = await read(file, password, reader.signal);
      if (!reader.signal.aborted) setReading(next);
    };
    void show();
    return () => {
      reader.abort();
      setReading(undefined);
    };
  }, [file, password]);
  return reading;
}

async function read(file: File, password: string, signal: AbortSignal): Promise<Shown> {
  let base64: string;
  try {
    base64 = await readBase64(file);
  } catch {
    return { failure: t('Failed to load file') };
  }
  return readCertificate({ base64, password }, signal).catch((error: Error) => ({ failure: error.message }));
}
