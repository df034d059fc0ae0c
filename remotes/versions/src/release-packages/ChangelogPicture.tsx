import { chakra } from '@console/ui';
import { useState } from 'react';

interface ChangelogPictureProps {
  source: string;
  name: string;
}

/** A picture of what is new. One from elsewhere is not asked for: the page's policy would refuse it, and report it. */
export function ChangelogPicture({ source, name }: ChangelogPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken || !isAllowedPicture(source)) return <Missing>The picture cannot be shown.</Missing>;
  return <Picture src={source} alt={`${name}, what is new`} onError={() => setIsBroken(true)} />;
}

/** Data of a picture, or a file of the console's own address. */
export function isAllowedPicture(source: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(source) || /^\/(?![/\\])/.test(source);
}

// Its room is there before it is, so that nothing moves when it comes.
const Picture = chakra('img', {
  base: {
    w: 'full',
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'surface.sunken',
  },
});
const Missing = chakra('p', { base: { textStyle: 'xs', color: 'text.muted' } });
