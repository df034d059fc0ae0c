import { LinkButton } from '@console/ui';
import { PhoneIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { billingSettings } from './billing-settings';

/** BILL-008: how to get a plan whose price is agreed upon. A link where the installation says where it leads. */
export function CallUs() {
  const { contactUrl } = billingSettings();
  if (contactUrl === undefined) {
    return (
      <IconText inline gap="2" minH="control.large" fontWeight="medium">
        <PhoneIcon aria-hidden />
        Call us
      </IconText>
    );
  }
  // The router leaves addresses of other schemes to the browser.
  return (
    <LinkButton size="large" icon={<PhoneIcon aria-hidden />} to={contactUrl}>
      Call us
    </LinkButton>
  );
}
