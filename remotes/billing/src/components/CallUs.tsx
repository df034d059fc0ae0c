import { LinkButton } from '@console/ui';
import { PhoneIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { t } from '@console/words';
import { billingSettings } from './billing-settings';

/** BILL-008. A link if there is a `contactUrl`. */
export function CallUs() {
  const { contactUrl } = billingSettings();
  if (contactUrl === undefined) {
    return (
      <IconText inline gap="2" minH="control.large" fontWeight="medium">
        <PhoneIcon aria-hidden />
        {t('Call us')}
      </IconText>
    );
  }
  // The router leaves `tel:` and `mailto:` to the browser.
  return (
    <LinkButton size="large" icon={<PhoneIcon aria-hidden />} to={contactUrl}>
      {t('Call us')}
    </LinkButton>
  );
}
