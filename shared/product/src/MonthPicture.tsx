import { chakra } from '@console/ui';
import { useState } from 'react';
import { monthPicture } from './months';

/** HOST-012, HOST-014: without a file, the plain background. */
export function MonthPicture({ position }: { position: string }) {
  const [isMissing, setMissing] = useState(false);
  const [now] = useState(() => new Date());
  if (isMissing) return null;
  return (
    <chakra.img
      src={monthPicture(now).src}
      alt=""
      onError={() => setMissing(true)}
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      objectFit="cover"
      filter={{ _dark: 'brightness(.7) saturate(.92)' }}
      style={{ objectPosition: position }}
    />
  );
}
