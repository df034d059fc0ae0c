import { webEditorSettings } from '@console/api';
import { useQuery } from '@console/query';
import { z } from '@console/schema';
import { Badge, Box, Loaded, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { ChoiceCards, FormField, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { generalSettingsQuery, useSaveGeneralSettings } from './general-queries';

/** SERV-125, SERV-126 */
const SOURCES = [
  {
    value: String(webEditorSettings.SOURCE_MAIN_PLATFORM),
    label: t('Main platform'),
    badge: <Badge>{t('Default')}</Badge>,
    description: t('The web editor is configured in this console, by one setting for each customer environment.'),
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
      <PageHeader
        title={t('Interact General Settings')}
        summary={t('Where the web editor takes its configuration from')}
      />
      <Loaded
        query={useQuery(generalSettingsQuery)}
        failureMessage={t('Failed to load')}
        skeleton={
          <Box px="var(--page-inset)">
            <Loading>
              <Skeleton h="96px" borderRadius="card" />
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
  const saveSettings = useSaveGeneralSettings();
  const form = useForm({
    id: 'interact-general',
    label: t('Interact General Settings'),
    schema,
    values: { source: String(settings.webEditorConfigurationSource) },
    readFrom: settings,
    labels: { source: t('Web editor configuration source') },
    describe: { source: (source) => SOURCES.find(({ value }) => value === source)?.label ?? source },
  });
  return (
    <PageForm
      form={form}
      save={saveSettings}
      onSubmit={(values) =>
        saveSettings.mutate(
          { webEditorConfigurationSource: Number(values.source) },
          { onSuccess: () => form.reset(values) },
        )
      }
    >
      <Box maxW="760px">
        <FormField form={form} name="source" group>
          {(field) => <ChoiceCards options={SOURCES} {...field} />}
        </FormField>
      </Box>
    </PageForm>
  );
}
