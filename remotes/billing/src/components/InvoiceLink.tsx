import { chakra, ExternalLink, LinkButton } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { rich } from '@console/words/rich';

interface InvoiceLinkProps {
  number: string;
  href: string;
  verb: 'pay' | 'view';
  /** In a list of things to do. */
  asButton?: boolean;
}

/** Opens another tab; coming back refetches. */
export function InvoiceLink({ number, href, verb, asButton = false }: InvoiceLinkProps) {
  const values = { number, hidden: (inner: string) => <chakra.span srOnly>{inner}</chakra.span> };
  const words =
    verb === 'pay'
      ? rich('Pay<hidden> invoice {number}</hidden>', values)
      : rich('View<hidden> invoice {number}</hidden>', values);
  if (asButton)
    return (
      <LinkButton variant="primary" size="small" to={href} target="_blank" rel="noopener noreferrer">
        {words}
      </LinkButton>
    );
  return (
    <ExternalLink href={href}>
      {words}
      <ExternalLinkIcon
        size={14}
        aria-hidden
        style={{ display: 'inline', marginInlineStart: 4, verticalAlign: '-2px' }}
      />
    </ExternalLink>
  );
}
