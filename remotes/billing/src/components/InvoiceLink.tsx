import { chakra, ExternalLink } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';

interface InvoiceLinkProps {
  number: string;
  href: string;
  verb: 'Pay' | 'View';
}

/** Opens beside the console; who comes back sees what became of it, because the invoices are read again then. */
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
