import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from '@console/router';

const linkRecipe = defineRecipe({
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 32%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'tick',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

export const TextLink = chakra(Link, linkRecipe);

export const TextButton = chakra(
  'button',
  { base: { ...linkRecipe.base, textAlign: 'start' } },
  { defaultProps: { type: 'button' } },
);

const Anchor = chakra('a', linkRecipe);

/** A link out of the console, in a new tab without opener and referrer. */
export function ExternalLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Anchor>
  );
}
