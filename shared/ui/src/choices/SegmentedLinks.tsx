import { chakra } from '@chakra-ui/react';
import { Link } from '@console/router';
import type { ReactNode } from 'react';
import { chosenSegment, segment, segments } from './Segmented';

interface SegmentedLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; isCurrent: boolean }[];
}

/** Links to two to four pages of a kind, drawn as a `Segmented`. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <Root aria-label={label}>
      {links.map(({ to, label: name, isCurrent }) => (
        <Segment key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Segment>
      ))}
    </Root>
  );
}

const Root = chakra('nav', { base: { ...segments, smDown: { display: 'flex' } } });
const Segment = chakra(Link, {
  base: {
    ...segment,
    justifyContent: 'center',
    '&[aria-current=page]': chosenSegment,
    '&:focus-visible': { boxShadow: 'var(--ring)' },
    smDown: { flex: '1', h: '36px', px: '1', textStyle: 'xs' },
    '@media (forced-colors: active)': { '&[aria-current=page]': { borderWidth: '1px' } },
  },
});
