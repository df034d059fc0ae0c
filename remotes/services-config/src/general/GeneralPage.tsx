import { webEditorSettings } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { z } from '@console/schema';
import {
  Badge,
  Box,
  EmptyState,
  LineDrawing,
  LinkButton,
  Loaded,
  Loading,
  Page,
  PageHeader,
  Skeleton,
} from '@console/ui';
import { ChoiceCards, FormField, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { SetupExample } from '../components/SetupExample';
import { generalSettingsQuery, useSaveGeneralSettings } from './general-queries';

/** SERV-125, SERV-126 */
const SOURCES = [
  {
    value: String(webEditorSettings.SOURCE_MAIN_PLATFORM),
    label: t('Main platform'),
    badge: <Badge>{t('Default')}</Badge>,
    description: t('Configure the web editor in this console, with separate settings for each customer environment.'),
  },
  {
    value: String(webEditorSettings.SOURCE_INTERACT_ADMIN),
    label: t('Interact admin'),
    description: t(
      'The web editor is configured in the Interact admin. WebEditor settings here are kept, but not used.',
    ),
  },
];
const schema = z.object({ source: z.string() });

export function GeneralPage() {
  return (
    <Page endsInActions>
      <PageHeader title={t('Interact General Settings')} summary={t('Where the web editor gets its configuration')} />
      <Loaded
        query={useQuery(generalSettingsQuery)}
        skeleton={
          <Box px="var(--page-inset)" maxW="form" boxSizing="content-box">
            <Loading>
              {SOURCES.map(({ value }) => (
                <Skeleton key={value} h="64px" mb="2" borderRadius="card" />
              ))}
            </Loading>
          </Box>
        }
      >
        {(settings) => <GeneralForm settings={settings} />}
      </Loaded>
    </Page>
  );
}

function GeneralForm({ settings }: { settings: webEditorSettings.GeneralSettings }) {
  const form = useForm({
    id: 'interact-general',
    label: t('Interact General Settings'),
    schema,
    values: { source: String(settings.webEditorConfigurationSource) },
    save: useSaveGeneralSettings(settings),
    toRequest: ({ source }) => ({ webEditorConfigurationSource: Number(source) }),
    labels: { source: t('Web editor configuration source') },
    describe: { source: (source) => SOURCES.find(({ value }) => value === source)?.label ?? source },
  });
  return (
    <PageForm form={form}>
      <Box maxW="form" data-columns="form">
        <FormField form={form} name="source" group>
          {(field) => <ChoiceCards options={SOURCES} {...field} />}
        </FormField>
        <EmptyState
          title={t('One source for all environments')}
          drawing={<SourcesDrawing />}
          example={
            <SetupExample
              rows={[
                [t('Someone opens'), t('A document in Test')],
                [t('Main platform'), t('The Test settings under WebEditor settings are used')],
                [t('Interact admin'), t('The settings in the Interact admin are used')],
              ]}
            />
          }
          action={<LinkButton to={pathOf(area.pages.webEditorSettings)}>{t('WebEditor settings')}</LinkButton>}
        >
          {t('The web editor reads its configuration from the saved source each time someone opens a document.')}
        </EmptyState>
      </Box>
    </PageForm>
  );
}

function SourcesDrawing() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 58h120" />
      <path d="M12 8h34v18H12Z" data-filled />
      <path d="M12 34h34v18H12Z" />
      <path d="M18 17h12M18 43h12" data-faint />
      <path d="M46 17h14v18h14M69 30l6 5-6 5" />
      <path d="M46 43h8" data-faint />
      <path d="M80 14h28v44H80Z" />
      <path d="M86 24h16M86 32h16M86 40h10" data-faint />
    </LineDrawing>
  );
}
