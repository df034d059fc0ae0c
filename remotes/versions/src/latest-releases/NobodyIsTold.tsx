import { useQuery } from '@console/query';
import { chakra, Notice, TextLink } from '@console/ui';
import { VersionIcon } from '@console/ui/icons';
import area from '../area';
import { releaseNotificationSettingsQuery } from '../customer-notifications/customer-notifications-queries';

/** Says that mails about new versions are off. If it cannot be known, nothing is said. */
export function NobodyIsTold({ companyName }: { companyName: string }) {
  const { data: settings } = useQuery(releaseNotificationSettingsQuery);
  if (!settings || settings.sendReleasePackageNotifications) return null;
  return (
    <chakra.div marginTop="5">
      <Notice tone="neutral" icon={<VersionIcon aria-hidden />}>
        <strong>Release e-mails are off.</strong> Nobody at {companyName} is told when a version is released.{' '}
        <TextLink to={area.pages.customerNotifications.path}>Choose who hears</TextLink>
      </Notice>
    </chakra.div>
  );
}
