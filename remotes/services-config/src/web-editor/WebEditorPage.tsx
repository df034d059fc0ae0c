import type { webEditorSettings } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import area from '../area';
import { webEditorMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { SetupList, setupTable } from '../components/SetupList';
import { useDeleteWebEditorSettings, webEditorSettingsQuery } from './web-editor-queries';

const NOUN = { one: 'setting', many: 'settings' };
const rowHref = (row: SetupRow) => pathOf(area.pages.webEditorSetting, { webEditorSettingId: row.id });
const toRow = (setting: webEditorSettings.WebEditorSetting) => ({
  id: setting.id,
  detail: [
    setting.endFormEnabled && 'Distribution',
    setting.pdfAttachmentEnabled && 'PDF attachment',
    setting.previewHtmlEnabled && 'HTML preview',
    setting.textLibraryEnabled && 'Text library',
  ]
    .filter(Boolean)
    .join(', '),
  createdAt: setting.createdDate,
  createdByName: setting.createdByName,
});

export function WebEditorPage() {
  return (
    <SetupList
      title="WebEditor Settings"
      summary="One setting for each customer environment"
      setups={useSetups(useQuery(webEditorSettingsQuery), toRow)}
      table={setupTable}
      noun={NOUN}
      path={pathOf(area.pages.webEditorSettings)}
      newPath={pathOf(area.pages.newWebEditorSetting)}
      rowHref={rowHref}
      about="A setting says how the web editor works in one customer environment."
      noneFreeReason={webEditorMessages.noneFree}
      deleteRecords={useDeleteWebEditorSettings()}
    />
  );
}
