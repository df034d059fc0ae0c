import { webEditorSettings } from '@console/api';
import { pathOf } from '@console/contract';
import { environmentNames } from '@console/product';
import { useQuery } from '@console/query';
import { Box, LineDrawing, Notice, TextLink } from '@console/ui';
import { n, t } from '@console/words';
import area from '../area';
import { SetupExample } from '../components/SetupExample';
import { SetupList, setupTable } from '../components/SetupList';
import { webEditorMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { generalSettingsQuery } from '../general/general-queries';
import { useDeleteWebEditorSettings, webEditorSettingsQuery } from './web-editor-queries';

const countSettings = (count: number) => n(count, '{count} set of settings', '{count} sets of settings');
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
      summary={t('One set of settings for each customer environment')}
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
      explanation={{
        about: t('These settings control how the web editor works in a customer environment.'),
        drawing: <EditorDrawing />,
        example: (
          <SetupExample
            rows={[
              [t('Customer Environment'), environmentNames.test],
              [t('Distribution'), t('Digital mailbox, then print')],
              [t('PDF attachment'), t('300 dpi, black and white')],
            ]}
          />
        ),
      }}
      noneFreeReason={webEditorMessages.noneFree}
      deleteRecords={useDeleteWebEditorSettings()}
    >
      <OtherSource />
    </SetupList>
  );
}

/** SERV-125 */
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
        {t('The web editor gets its configuration from the Interact admin.')}
      </Notice>
    </Box>
  );
}

function EditorDrawing() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 58h120" />
      <path d="M24 10h72v48H24Z" />
      <path d="M24 20h72" />
      <circle cx="30" cy="15" r="1.5" />
      <circle cx="36" cy="15" r="1.5" />
      <path d="M44 26h32v32H44Z" data-filled />
      <path d="M50 34h20M50 41h20M50 48h10" data-faint />
      <path d="M66 45v7" />
    </LineDrawing>
  );
}
