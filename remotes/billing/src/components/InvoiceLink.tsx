import { chakra, ExternalLink } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { rich } from '@console/words/rich';

interface InvoiceLinkProps {
  number: string;
  href: string;
  verb: 'pay' | 'view';
}

/** Opens another tab; coming back refetches. */
export function InvoiceLink({ number, href, verb }: InvoiceLinkProps) {
  const values = { number, hidden: (inner: string) => <chakra.span srOnly>{inner}</chakra.span> };
  return (
    <ExternalLink href={href}>
      {verb === 'pay'
        ? rich('Pay<hidden> invoice {number}</hidden>', values)
        : rich('View<hidden> invoice {number}</hidden>', values)}
      <ExternalLinkIcon
        size={14}
        aria-hidden
        style={{ display: 'inline', marginInlineStart: 4, verticalAlign: '-2px' }}
      />
    </ExternalLink>
  );
}
