import type { AnchorHTMLAttributes, Ref } from 'react';
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/* React Router's links bring form submission and prefetching, a fifth of the size (decision 32). */

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/** `tel:`, `mailto:`, another site. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Leaves clicks with modifier keys to the browser. */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...props }: LinkProps) {
  const elsewhere = typeof to === 'string' && ELSEWHERE.test(to) ? to : undefined;
  const page = elsewhere === undefined ? to : '';
  const href = useHref(page);
  const { target } = props;
  const follow = useLinkClickHandler(page, { replace, preventScrollReset, target, state: state as unknown });
  return (
    <a
      {...props}
      href={elsewhere ?? href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && elsewhere === undefined) follow(event);
      }}
    >
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Ignores pages below. */
  end?: boolean;
}

/** `aria-current="page"`, also on pages below. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const path = `${useResolvedPath(props.to).pathname}/`.toLowerCase();
  const here = `${useLocation().pathname}/`.toLowerCase();
  const isCurrent = end ? here === path : here.startsWith(path);
  return <Link {...(isCurrent ? { 'aria-current': 'page' } : {})} {...props} />;
}
