import { webEditorSettings } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Box, Notice, TextLink } from '@console/ui';
import { n, t } from '@console/words';
import area from '../area';
import { SetupList, setupTable } from '../components/SetupList';
import { webEditorMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { generalSettingsQuery } from '../general/general-queries';
import { useDeleteWebEditorSettings, webEditorSettingsQuery } from './web-editor-queries';

const countSettings = (count: number) => n(count, '{count} setting', '{count} settings');
const rowHref = (row: SetupRow) => pathOf(area.pages.webEditorSetting, { webEditorSettingId: row.id });
const toRow = (setting: webEditorSettings.WebEditorSetting) => ({
  id: setting.id,
  detail: [
    setting.endFormEnabled && t('Distribution'),
    setting.pdfAttachmentEnabled && t('PDF attachment'),
    setting.previewHtmlEnabled && t('HTML preview'),
    setting.textLibraryEnabled && t('Text library'),
  ]
    .filter(Boolean)
    .join(', '),
  createdAt: setting.createdDate,
  createdByName: setting.createdByName,
});

export function WebEditorPage() {
  return (
    <SetupList
      title={t('WebEditor Settings')}
      summary={t('One setting for each customer environment')}
      setups={useSetups(useQuery(webEditorSettingsQuery), toRow)}
      table={setupTable}
      label={t('Settings')}
      count={countSettings}
      noMatchTitle={t('No setting found.')}
      emptyTitle={t('No settings')}
      deleteOne={t('Delete setting?')}
      path={pathOf(area.pages.webEditorSettings)}
      newPath={pathOf(area.pages.newWebEditorSetting)}
      rowHref={rowHref}
      about={t('A setting says how the web editor works in one customer environment.')}
      noneFreeReason={webEditorMessages.noneFree}
      deleteRecords={useDeleteWebEditorSettings()}
    >
      <OtherSource />
    </SetupList>
  );
}

/** Notice that the settings below are not in use while another source is selected (SERV-125). */
function OtherSource() {
  const { data } = useQuery(generalSettingsQuery);
  if (data?.webEditorConfigurationSource !== webEditorSettings.SOURCE_INTERACT_ADMIN) return null;
  return (
    <Box px="var(--page-inset)" mb="4">
      <Notice
        tone="warning"
        action={<TextLink to={pathOf(area.pages.interactGeneral)}>{t('General settings')}</TextLink>}
      >
        <strong>{t('These settings are kept, but not used.')}</strong>{' '}
        {t('The web editor takes its configuration from the Interact admin.')}
      </Notice>
    </Box>
  );
}
