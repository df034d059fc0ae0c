import { environmentNames } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { ActionRow, ActionRowPending, LinkButton } from '@console/ui';
import { PublishIcon } from '@console/ui/icons';
import { n, t } from '@console/words';
import { ENVIRONMENTS, servicesPath } from './mfdx-paths';
import { settingsQuery } from './mfdx-queries';
import { draftsOf } from './mfdx-rules';

export function WaitingDrafts() {
  // The slot shows the failure with Try again.
  const development = useQuery({ ...settingsQuery('development'), throwOnError: true });
  const test = useQuery({ ...settingsQuery('test'), throwOnError: true });
  const production = useQuery({ ...settingsQuery('production'), throwOnError: true });
  const sets = combineQueries(development, test, production).data;
  if (!sets) return <ActionRowPending />;
  const waiting = ENVIRONMENTS.flatMap((environment, index) => {
    const count = draftsOf(sets[index]?.settings ?? []).length;
    return count > 0 ? { environment, count } : [];
  });
  // Prefers the most drafts, then the environment nearest to production.
  const most = waiting.reduceRight<(typeof waiting)[number] | undefined>(
    (best, each) => (best && best.count >= each.count ? best : each),
    undefined,
  );
  if (!most) return null;
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <ActionRow
      icon={<PublishIcon aria-hidden />}
      title={n(
        total,
        '{count} Mfdx service draft is waiting to be published',
        '{count} Mfdx service drafts are waiting to be published',
      )}
      details={waiting.map(({ environment, count }) => `${environmentNames[environment]}: ${count}`).join(' · ')}
      action={
        <LinkButton size="small" to={servicesPath(most.environment)} aria-label={t('Review Mfdx service drafts')}>
          {t('Review')}
        </LinkButton>
      }
    />
  );
}
