import type { CustomerEnvironment, mfdx } from '@console/api';
import { EnvironmentStrip, environmentNames, useAddressedDialog } from '@console/product';
import { Outlet } from '@console/router';
import {
  Box,
  Button,
  chakra,
  counted,
  EmptyState,
  formatAge,
  formatList,
  Notice,
  PageHeader,
  PanelLayout,
  Time,
} from '@console/ui';
import { PublishIcon } from '@console/ui/icons';
import { DataTable, useTable } from '@console/ui/table';
import { EnvironmentSwitch } from './EnvironmentSwitch';
import { servicePath, useEnvironment } from './mfdx-paths';
import { useServices } from './mfdx-queries';
import { draftsOf, readOnlyReason } from './mfdx-rules';
import { PublishSettingsDialog } from './PublishSettingsDialog';
import { servicesTable } from './services-columns';

const NOUN = { one: 'service', many: 'services' };
const DRAFT = { one: 'draft', many: 'drafts' };
const hrefIn = (environment: CustomerEnvironment) => (setting: mfdx.ServiceSetting) =>
  servicePath(environment, setting.settingsId);
const hrefs = { development: hrefIn('development'), test: hrefIn('test'), production: hrefIn('production') };

export function MfdxPage() {
  const environment = useEnvironment();
  const { query, services, notOffered, country } = useServices(environment);
  const table = useTable(servicesTable, { rows: services });
  const reviewing = useAddressedDialog('publish');
  // Publishing includes all drafts, also of services that are not offered in the company's country.
  const drafts = draftsOf(query.data?.settings ?? []);
  const readOnly = readOnlyReason(environment);

  return (
    <PanelLayout panel={<Outlet />} edge={<EnvironmentStrip environment={environment} aria-hidden />}>
      <PageHeader
        title={`Mfdx services - ${environmentNames[environment]}`}
        summary={<SettingsSummary country={country?.name} set={query.data} />}
        action={
          <Button
            variant="primary"
            icon={<PublishIcon />}
            onClick={reviewing.open}
            disabledReason={drafts.length === 0 ? 'No drafts' : undefined}
          >
            Publish
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
        noun={NOUN}
        rowHref={hrefs[environment]}
        failureMessage="Failed to load data"
        noMatchTitle="No service found."
        empty={<EmptyState title="No services">No service is offered in your company’s country.</EmptyState>}
        note={<NotOffered names={notOffered} country={country?.name} />}
      />
      {drafts.length > 0 && <DraftsBar drafts={drafts} onReview={reviewing.open} />}
      {reviewing.isOpen && query.data && (
        <PublishSettingsDialog environment={environment} set={query.data} query={query} onClose={reviewing.close} />
      )}
    </PanelLayout>
  );
}

interface SettingsSummaryProps {
  country: string | undefined;
  set: mfdx.SettingsSet | undefined;
}

/** SERV-002, SERV-004: 'Norway · Last published: 11/05/2026 - 14:02 by Göran Öberg · 17 days ago' */
function SettingsSummary({ country, set }: SettingsSummaryProps) {
  // The space reserves the line, so that the page does not move when the text is loaded.
  if (!set) return country ?? '\u00a0';
  const { lastPublishedDate, lastPublisher } = set;
  return (
    <>
      {country && `${country} · `}
      {lastPublishedDate ? (
        <>
          Last published: <Time value={lastPublishedDate} /> by {lastPublisher} ·{' '}
          {formatAge(new Date(lastPublishedDate))}
        </>
      ) : (
        'Not published yet'
      )}
    </>
  );
}

/** 'Digital mailbox A is not offered in Norway.' */
function NotOffered({ names, country }: { names: readonly string[]; country: string | undefined }) {
  if (names.length === 0 || country === undefined) return null;
  return <span>{`${formatList(names)} ${names.length === 1 ? 'is' : 'are'} not offered in ${country}.`}</span>;
}

interface DraftsBarProps {
  drafts: readonly mfdx.ServiceSetting[];
  onReview: () => void;
}

/** A bar at the bottom of the sheet while there are drafts. */
function DraftsBar({ drafts, onReview }: DraftsBarProps) {
  return (
    <Bar aria-label="Drafts">
      <chakra.p flex="1" minW="0" truncate>
        <chakra.b fontWeight="strong">{counted(drafts.length, DRAFT)}</chakra.b>
        <chakra.span color="text.muted">{` · ${drafts.map(({ displayName }) => displayName).join(', ')}`}</chakra.span>
      </chakra.p>
      <Button onClick={onReview}>Review and publish</Button>
    </Bar>
  );
}

// Sticky at the lower edge like the save bar of a form; its colours mark unpublished drafts.
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
    px: 'var(--page-inset)',
    bg: 'changed',
    borderTop: '1px solid',
    borderColor: 'warning.line',
    boxShadow: 'inset 3px 0 0 var(--colors-changed-mark)',
    '@media (forced-colors: active)': { borderInlineStart: '3px solid' },
  },
});
