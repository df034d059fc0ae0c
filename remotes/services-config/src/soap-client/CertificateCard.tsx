import { queryOptions, useQuery } from '@console/query';
import { chakra, counted, DescriptionList, formatShortDate, Notice } from '@console/ui';
import { readBase64 } from '@console/ui/file-field';
import { useState } from 'react';
import { type Certificate, daysUntil, EXPIRES_SOON_DAYS, readCertificate } from './certificate';

interface CertificateCardProps {
  file: File;
  /** Empty while it is being typed. */
  password: string;
}

/** Advice before the save: what is in the file, whether the password opens it, and for how long it is valid. */
export function CertificateCard({ file, password }: CertificateCardProps) {
  const { data: reading } = useQuery(readingOf(file, password));
  const [now] = useState(() => new Date());
  return (
    <div role="status">
      {reading === 'failed' && <Notice tone="danger">Failed to load file</Notice>}
      {reading === 'wrongPassword' && <Notice tone="warning">The password does not open the certificate.</Notice>}
      {reading === 'unreadable' && <Notice tone="warning">The certificate cannot be read.</Notice>}
      {typeof reading === 'object' && <Facts certificate={reading} now={now} />}
    </div>
  );
}

function Facts({ certificate, now }: { certificate: Certificate; now: Date }) {
  const { subject, issuer, validFrom, validTo, fingerprint } = certificate;
  const lines = fingerprint.match(/.{1,16}/g)?.map((line) => line.match(/../g)?.join(':')) ?? [];
  return (
    <chakra.div display="grid" gap="3">
      <Notice tone={toneOf(daysUntil(validTo, now))}>
        <strong>{validityText(validTo, now)}</strong>
      </Notice>
      <DescriptionList>
        <dt>Subject</dt>
        <dd>{subject}</dd>
        <dt>Issuer</dt>
        <dd>{issuer}</dd>
        <dt>Valid from</dt>
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
  if (days < 0) return `Expired on ${day}.`;
  return `Valid until ${day}. ${counted(days, { one: 'day', many: 'days' })} left.`;
}

export function toneOf(days: number): 'danger' | 'success' | 'warning' {
  if (days < 0) return 'danger';
  return days < EXPIRES_SOON_DAYS ? 'warning' : 'success';
}

let readings = 0;
/** Neither file nor password is part of the key, and what has been read is forgotten with the card. */
const keys = new WeakMap<File, Map<string, number>>();

function readingOf(file: File, password: string) {
  const ofFile = keys.get(file) ?? new Map<string, number>();
  keys.set(file, ofFile);
  if (!ofFile.has(password)) ofFile.set(password, (readings += 1));
  return queryOptions({
    queryKey: ['certificate in this browser', ofFile.get(password)],
    queryFn: async () => {
      let base64: string;
      try {
        base64 = await readBase64(file);
      } catch {
        return 'failed' as const;
      }
      return readCertificate(base64, password);
    },
    enabled: password !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
