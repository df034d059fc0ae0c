import { Link, type LinkProps, useLocation } from '@console/router';

interface AnchorLinkProps extends Omit<LinkProps, 'to' | 'state' | 'replace'> {
  anchor: string;
}

/** A link to a place on this page. It takes the place of the step before, so that Back leaves the page. */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { hash, state } = useLocation();
  const isCurrent = hash === `#${anchor}`;
  return (
    <Link
      {...props}
      to={{ hash: anchor }}
      state={state}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'location' : undefined}
    />
  );
}
