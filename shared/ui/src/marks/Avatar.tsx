import { chakra } from '@chakra-ui/react';

export interface AvatarProps {
  /** A name, or the e-mail address. */
  name: string;
  size?: 'small' | 'medium' | 'large';
  /** A data URL; may be empty. */
  photo?: string | undefined;
  /** Marks the signed-in user. */
  own?: boolean;
}

/** 'Kåre Mikkelsen' is KM, 'nils-petter.aasen@…' is NA. */
export function initials(name: string): string {
  const parts = (name.includes('@') ? name.slice(0, name.indexOf('@')) : name).split(/[\s._]+/u).filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.match(/./u)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Decorative: the name is next to it. */
export function Avatar({ name, size, photo, own }: AvatarProps) {
  return (
    <Disc aria-hidden data-decoration size={size} own={own && !photo}>
      {photo ? <img src={photo} alt="" /> : initials(name)}
    </Disc>
  );
}

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    verticalAlign: 'middle',
    placeContent: 'center',
    flex: 'none',
    borderRadius: 'full',
    bg: 'pressed',
    color: 'text.muted',
    fontWeight: 'strong',
    letterSpacing: '.02em',
    wordSpacing: '0',
    userSelect: 'none',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px' },
    '& > img': { gridArea: '1 / 1', w: 'full', h: 'full', minH: '0', objectFit: 'cover' },
  },
  variants: {
    size: {
      small: { boxSize: '1.5rem', fontSize: '.625rem' },
      medium: { boxSize: '40px', fontSize: 'md' },
      large: { boxSize: '72px', fontSize: 'xl' },
    },
    own: { true: { bg: 'accent', color: 'onAccent' } },
  },
  defaultVariants: { size: 'small' },
});
