import type { CustomerEnvironment, mfdx } from '@console/api';
import { EnvDisc, EnvironmentStrip, environmentNames, useAddressedDialog } from '@console/product';
import { Outlet } from '@console/router';
import {
  Box,
  Button,
  chakra,
  EmptyState,
  formatAge,
  formatList,
  LOW_WINDOW,
  Notice,
  PageHeader,
  PanelLayout,
  Time,
} from '@console/ui';
import { PublishIcon } from '@console/ui/icons';
import { IconText, SegmentedLinks } from '@console/ui/layout';
import { DataTable, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { ENVIRONMENTS, servicePath, servicesPath, useEnvironment } from './mfdx-paths';
import { useServices } from './mfdx-queries';
import { draftsOf, readOnlyReason } from './mfdx-rules';
import { PublishSettingsDialog } from './PublishSettingsDialog';
import { servicesTable } from './services-columns';

const countServices = (count: number) => n(count, '{count} service', '{count} services');
const countDrafts = (count: number) => n(count, '{count} draft', '{count} drafts');
const hrefIn = (environment: CustomerEnvironment) => (setting: mfdx.ServiceSetting) =>
  servicePath(environment, setting.settingsId);
const hrefs = { development: hrefIn('development'), test: hrefIn('test'), production: hrefIn('production') };

export function MfdxPage() {
  const environment = useEnvironment();
  const { query, services, notOffered, country } = useServices(environment);
  const table = useTable(servicesTable, { rows: services });
  const reviewing = useAddressedDialog('publish');
  // Includes drafts of services not offered in the country.
  const drafts = draftsOf(query.data?.settings ?? []);
  const readOnly = readOnlyReason(environment);

  return (
    <PanelLayout panel={<Outlet />} edge={<EnvironmentStrip environment={environment} aria-hidden />}>
      <PageHeader
        title={t('Mfdx services - {environment}', { environment: environmentNames[environment] })}
        summary={<SettingsSummary country={country} set={query.data} />}
        action={
          <Button
            variant="primary"
            icon={<PublishIcon />}
            onClick={reviewing.open}
            disabledReason={drafts.length === 0 ? t('No drafts') : undefined}
          >
            {t('Publish')}
          </Button>
        }
      />
      <EnvironmentSwitch current={environment} />
      {readOnly && (
        <Box px="var(--page-inset)" mb="4">
          <Notice tone="neutral">{readOnly}</Notice>
        </Box>
      )}
      <DataTable
        table={table}
        query={query}
        label={t('Services')}
        count={countServices}
        rowHref={hrefs[environment]}
        failureMessage={t('Failed to load data')}
        noMatchTitle={t('No services found')}
        empty={
          <EmptyState title={t('No services')}>{t('No services are offered in your company’s country.')}</EmptyState>
        }
        note={<NotOffered names={notOffered} country={country} />}
      />
      {drafts.length > 0 && <DraftsBar drafts={drafts} onReview={reviewing.open} />}
      {reviewing.isOpen && query.data && (
        <PublishSettingsDialog environment={environment} set={query.data} query={query} onClose={reviewing.close} />
      )}
    </PanelLayout>
  );
}

/** Reserves the width of the summary. */
const PENDING = { lastPublishedDate: '2026-01-01T00:00:00Z', lastPublisher: 'Göran Öberg' };

/** SERV-002, SERV-004: 'Norway · Last published: 11/05/2026 - 14:02 by Göran Öberg · 17 days ago' */
function SettingsSummary({ country, set }: { country: string | null; set: mfdx.SettingsSet | undefined }) {
  // Keeps the room of the last publishing.
  const { lastPublishedDate, lastPublisher } = set ?? PENDING;
  return (
    <chakra.span visibility={set ? undefined : 'hidden'}>
      {country && `${country} · `}
      {lastPublishedDate ? (
        <>
          {rich('Last published: {time} by {publisher}', {
            time: <Time value={lastPublishedDate} />,
            publisher: lastPublisher,
          })}
          {`\u00a0· ${formatAge(new Date(lastPublishedDate))}`}
        </>
      ) : (
        t('Not published yet')
      )}
    </chakra.span>
  );
}

/** 'Digital mailbox A isn’t offered in Norway.' */
function NotOffered({ names, country }: { names: readonly string[]; country: string | null }) {
  if (names.length === 0 || country === null) return null;
  const services = formatList(names);
  return (
    <span>
      {names.length === 1
        ? t('{services} isn’t offered in {country}.', { services, country })
        : t('{services} aren’t offered in {country}.', { services, country })}
    </span>
  );
}

function DraftsBar({ drafts, onReview }: { drafts: readonly mfdx.ServiceSetting[]; onReview: () => void }) {
  return (
    <Bar aria-label={t('Drafts')}>
      <chakra.p flex="1" minW="0" py="2">
        <chakra.b fontWeight="strong">{countDrafts(drafts.length)}</chakra.b>
        <chakra.span color="text.muted">{` · ${drafts.map(({ displayName }) => displayName).join(', ')}`}</chakra.span>
      </chakra.p>
      <Button onClick={onReview}>{t('Review and publish')}</Button>
    </Bar>
  );
}

// Sticky like a save bar, colored as drafts.
const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '57px',
    mt: 'auto',
    [LOW_WINDOW]: { position: 'static' },
    px: 'var(--page-inset)',
    bg: 'changed',
    borderTop: '1px solid',
    borderColor: 'warning.line',
    boxShadow: 'inset 3px 0 0 var(--colors-changed-mark)',
    '@media (forced-colors: active)': { borderInlineStart: '3px solid' },
  },
});

/** Equal environments: publishing stays within one. */
function EnvironmentSwitch({ current }: { current: CustomerEnvironment }) {
  return (
    <Box mx="var(--page-inset)" mb="4">
      <SegmentedLinks
        label={t('Environments')}
        links={ENVIRONMENTS.map((environment) => ({
          to: servicesPath(environment),
          isCurrent: environment === current,
          label: (
            <>
              <IconText style={{ color: `var(--colors-env-${environment})` }}>
                <EnvDisc environment={environment} />
              </IconText>
              {environmentNames[environment]}
            </>
          ),
        }))}
      />
    </Box>
  );
}
