import type { AnchorHTMLAttributes, Ref } from 'react';
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/*
 * React Router's own links bring its form submission and prefetching, which are a fifth of what the console takes of it
 * (decision 32). These have the same hooks behind them.
 */

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/** An address that is not the console's: `tel:`, `mailto:`, another site. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link to a page of the console, or elsewhere. A click with a modifier key opens it as the browser does. */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...props }: LinkProps) {
  const elsewhere = typeof to === 'string' && ELSEWHERE.test(to) ? to : undefined;
  const page = elsewhere === undefined ? to : '';
  const href = useHref(page);
  const follow = useLinkClickHandler(page, {
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset ? { preventScrollReset } : {}),
    ...(props.target ? { target: props.target } : {}),
    state: state as unknown,
  });
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
  /** The pages below it do not make it the current one. */
  end?: boolean;
}

/** A link with `aria-current="page"` on its page and on the pages below it. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const path = `${useResolvedPath(props.to).pathname}/`.toLowerCase();
  const here = `${useLocation().pathname}/`.toLowerCase();
  const isCurrent = end ? here === path : here.startsWith(path);
  return <Link {...(isCurrent ? { 'aria-current': 'page' } : {})} {...props} />;
}
