import { hostOf, type viewpointConfiguration, viewpointConnection } from '@console/api';
import { pathOf } from '@console/contract';
import { environmentNames } from '@console/product';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useNavigate } from '@console/router';
import {
  Button,
  ConfirmDialog,
  chakra,
  EmptyState,
  LineDrawing,
  Loaded,
  PageHeader,
  PanelLayout,
  Skeleton,
  Switch,
} from '@console/ui';
import { Card, CardRow } from '@console/ui/layout';
import { n, t } from '@console/words';
import { useId, useState } from 'react';
import area from '../area';
import { SetupExample } from '../components/SetupExample';
import { SetupList, setupTableWithState } from '../components/SetupList';
import { VIEWPOINT_OFF, viewpointMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { configurationQuery, connectionsQuery, useDeleteConnections, useSaveConfiguration } from './viewpoint-queries';

const countConnections = (count: number) => n(count, '{count} connection', '{count} connections');
const rowHref = (row: SetupRow) => pathOf(area.pages.viewpointConnection, { connectionId: row.id });
const toRow = (connection: viewpointConnection.Connection) => ({
  id: connection.id,
  detail: hostOf(connection.baseAddress) ?? connection.baseAddress,
  createdAt: connection.createdTime,
  createdByName: connection.createdByName,
  isActive: connection.state === viewpointConnection.CONNECTION_ACTIVE,
});

export function ViewpointPage() {
  const query = useQuery(configurationQuery);
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton h="96px" m="6" borderRadius="card" />}
      wrapFailure={(failure) => (
        <PanelLayout panel={<Outlet />}>
          <PageHeader title={t('ViewPoint Setup')} />
          {failure}
        </PanelLayout>
      )}
    >
      {(configuration) => <ViewpointSetup configuration={configuration ?? 'new'} />}
    </Loaded>
  );
}

const TURN_OFF = 'turn off';

/** SERV-052 */
function ViewpointSetup({ configuration }: { configuration: viewpointConfiguration.ViewpointConfiguration | 'new' }) {
  const isOn = configuration !== 'new' && configuration.usePrivateStorage;
  const setups = useSetups(useQuery({ ...connectionsQuery, enabled: isOn }), toRow);
  const saveConfiguration = useSaveConfiguration(configuration);
  const [isTurningOn, setTurningOn] = useState(false);
  const id = useId();
  const list = pathOf(area.pages.viewpoint);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const isTurningOff = isOn && pathname === list && state === TURN_OFF;
  const here = `${list}${search}`;

  // Clearing the list closes an open panel, whose leave guard asks first.
  function turnOff() {
    void navigate(here, { replace: pathname === list, state: TURN_OFF });
  }

  function closeQuestion() {
    setTurningOn(false);
    if (isTurningOff) navigate(here, { replace: true, state: null });
  }

  return (
    <SetupList
      title={t('ViewPoint Setup')}
      setups={setups}
      table={setupTableWithState}
      label={t('Connections')}
      count={countConnections}
      noMatchTitle={t('No connections found')}
      emptyTitle={t('No connections')}
      deleteOne={t('Delete connection?')}
      path={list}
      newPath={pathOf(area.pages.newViewpointConnection)}
      rowHref={rowHref}
      explanation={{
        about: t('A connection sets where a customer environment stores its documents.'),
        drawing: <DatabasesDrawing />,
        example: <ExampleConnection />,
      }}
      noneFreeReason={viewpointMessages.noneFree}
      offReason={isOn ? undefined : VIEWPOINT_OFF}
      deleteRecords={useDeleteConnections()}
    >
      <Card as="section" mx="var(--page-inset)" mb="5" maxW="860px">
        <CardRow flexWrap="nowrap" p="4">
          <chakra.div minW="0">
            <chakra.h2 id={`${id}-title`} textStyle="md" fontWeight="strong">
              {t('Private document database')}
            </chakra.h2>
            <chakra.p id={`${id}-text`} color="text.muted">
              {t('Documents are stored in your own database instead of the shared database.')}{' '}
              <chakra.strong color="text">{t('Using it carries an additional monthly cost.')}</chakra.strong>
            </chakra.p>
          </chakra.div>
          <Switch
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            aria-busy={saveConfiguration.isPending}
            checked={saveConfiguration.isPending ? !isOn : isOn}
            onChange={(event) => {
              if (event.target.checked) setTurningOn(true);
              else turnOff();
            }}
          />
        </CardRow>
      </Card>
      {!isOn && (
        <EmptyState
          title={t('Documents are stored in the shared database')}
          drawing={<DatabasesDrawing />}
          example={<ExampleConnection />}
          action={
            <Button loading={saveConfiguration.isPending} onClick={() => setTurningOn(true)}>
              {t('Use your own database')}
            </Button>
          }
        >
          {t('With your own database, a connection sets where each customer environment stores its documents.')}
        </EmptyState>
      )}
      {(isTurningOn || isTurningOff) && (
        <ConfirmDialog
          title={
            isTurningOn ? t('Turn on the private document database?') : t('Turn off the private document database?')
          }
          verb={isTurningOn ? t('Turn on') : t('Turn off')}
          save={saveConfiguration}
          variables={{ usePrivateStorage: isTurningOn }}
          onClose={closeQuestion}
        >
          {isTurningOn
            ? t(
                'This adds a monthly cost, shown on your next invoice. New documents go to your own database through the active connection of each environment. Existing documents stay in the shared database.',
              )
            : t(
                'New documents will be stored in the shared database. Documents in your own database stay there. Connections are hidden until you turn the private document database on again.',
              )}
        </ConfirmDialog>
      )}
    </SetupList>
  );
}

function ExampleConnection() {
  return (
    <SetupExample
      rows={[
        [t('Customer Environment'), environmentNames.production],
        [t('Base address'), 'https://docs.company.example'],
        [t('Client ID'), 'viewpoint-production'],
      ]}
    />
  );
}

function DatabasesDrawing() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 58h120" />
      <path d="M14 22v30c0 8 32 8 32 0V22" />
      <ellipse cx="30" cy="22" rx="16" ry="5" />
      <path d="M14 37c0 8 32 8 32 0" data-faint />
      <path d="M53 38h14M62 33l6 5-6 5" />
      <path d="M74 22v30c0 8 32 8 32 0V22c0-7-32-7-32 0" data-filled />
      <path d="M74 22c0 7 32 7 32 0" />
      <path d="M84 42h12v-8H84ZM87 34v-3a3 3 0 0 1 6 0v3" />
    </LineDrawing>
  );
}
