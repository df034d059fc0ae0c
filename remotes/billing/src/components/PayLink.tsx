import { chakra, LinkButton, type LinkButtonProps } from '@console/ui';
import { rich } from '@console/words/rich';

interface PayLinkProps extends Pick<LinkButtonProps, 'variant'> {
  number: string;
  href: string;
}

/** C130. Opens another tab; coming back refetches. */
export function PayLink({ number, href, variant }: PayLinkProps) {
  return (
    <LinkButton variant={variant} size="small" to={href} target="_blank" rel="noopener noreferrer">
      {rich('Pay<hidden> invoice {number}</hidden>', {
        number,
        hidden: (inner) => <chakra.span srOnly>{inner}</chakra.span>,
      })}
    </LinkButton>
  );
}
