import { chakra, ExternalLink } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';

interface InvoiceLinkProps {
  number: string;
  href: string;
  verb: 'Pay' | 'View';
}

/** Opens the invoice in another tab. The invoices are refetched when the user comes back to this one. */
export function InvoiceLink({ number, href, verb }: InvoiceLinkProps) {
  return (
    <ExternalLink href={href}>
      {verb}
      <chakra.span srOnly> invoice {number}</chakra.span>
      <ExternalLinkIcon
        size={14}
        aria-hidden
        style={{ display: 'inline', marginInlineStart: 4, verticalAlign: '-2px' }}
      />
    </ExternalLink>
  );
}
