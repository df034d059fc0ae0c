import { type CustomerEnvironment, mfdx } from '@console/api';
import {
  Detail,
  environmentNames,
  LastChange,
  PendingChangesDialog,
  PendingChangesNotice,
  RecordReadOnly,
  RecordSkeleton,
  useAddressedDialog,
} from '@console/product';
import {
  Button,
  CloseFooter,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  Loaded,
  Notice,
  PanelBody,
  shortName,
} from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { UndoIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { useDiscardDraft, useServices } from '../mfdx/mfdx-queries';
import { activityInWords, canDiscardDrafts, canTest, countriesInWords, readOnlyReason } from '../mfdx/mfdx-rules';
import { changesInWords, recordFieldsOf, serviceFields } from '../mfdx/service-fields';
import { valueOf } from '../mfdx/service-schema';
import { EDIT_FORM, ServiceForm } from './ServiceForm';
import { TestSend } from './TestSend';

interface ServicePropertiesProps {
  environment: CustomerEnvironment;
  settingsId: number;
  onClose: () => void;
}

export function ServiceProperties({ environment, settingsId, onClose }: ServicePropertiesProps) {
  const { query, services, country } = useServices(environment);
  const inBody = (content: ReactNode) => <PanelBody>{content}</PanelBody>;
  return (
    <Loaded query={query} failureMessage={t('Failed to load data')} skeleton={<RecordSkeleton />} wrapFailure={inBody}>
      {({ settings, draftVsPublished }) => {
        const setting = services?.find((each) => each.settingsId === settingsId);
        if (!setting) {
          const elsewhere = settings.find((each) => each.settingsId === settingsId)?.displayName;
          return inBody(
            <EmptyState
              title={t('This service doesn’t exist here')}
              level="h3"
              action={<Button onClick={onClose}>{t('Close')}</Button>}
            >
              {elsewhere === undefined
                ? t('No service matches this link.')
                : country
                  ? t('{service} isn’t offered in {country}.', { service: elsewhere, country })
                  : t('{service} isn’t offered in your company’s country.', { service: elsewhere })}
            </EmptyState>,
          );
        }
        const differences = draftVsPublished.differences[settingsId] ?? [];
        return <Properties {...{ environment, setting, differences, onClose }} />;
      }}
    </Loaded>
  );
}

interface PropertiesProps {
  environment: CustomerEnvironment;
  setting: mfdx.ServiceSetting;
  differences: readonly mfdx.SettingChange[];
  onClose: () => void;
}

function Properties({ environment, setting, differences, onClose }: PropertiesProps) {
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const [shownService, setShownService] = useState({ setting, differences });
  // Publishing changes an open service; unsaved values stay.
  if (setting !== shownService.setting && !isUnsaved) setShownService({ setting, differences });

  const readOnly = readOnlyReason(environment);
  const isDiscardable = canDiscardDrafts() && readOnly === undefined && shownService.setting.isDraft;
  const discarding = useAddressedDialog(
    'discard',
    isDiscardable && discardBlockedReason(shownService.setting, isUnsaved) === undefined,
  );
  const { settingsId, insertTimeStamp, isDraft } = shownService.setting;
  const fields = serviceFields[settingsId];
  const lead = isDraft && (
    <PendingServiceChanges environment={environment} {...shownService} onDiscard={discarding.open} />
  );
  const aside = (
    <>
      {canTest(settingsId) && insertTimeStamp !== null && <TestSend {...{ environment, settingsId }} />}
      <Unchangeable setting={shownService.setting} isReadOnly={readOnly !== undefined} />
    </>
  );
  // SERV-011, C53
  if (!fields) return <NotImplemented onClose={onClose} />;
  if (readOnly) {
    const record = Object.fromEntries(fields.map(({ name }) => [name, valueOf(shownService.setting, name)]));
    return (
      <RecordReadOnly
        fields={recordFieldsOf(settingsId)}
        record={record}
        reason={readOnly}
        lead={lead}
        aside={aside}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <ServiceForm
        key={`${insertTimeStamp} ${isDraft}`}
        environment={environment}
        {...shownService}
        fields={fields}
        lead={lead}
        aside={aside}
        onClose={onClose}
      />
      {discarding.isOpen && (
        <DiscardDraftDialog environment={environment} setting={shownService.setting} onClose={discarding.close} />
      )}
    </>
  );
}

function NotImplemented({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PanelBody>
        <div role="alert">
          <Notice tone="warning">{t('Not implemented yet!')}</Notice>
        </div>
      </PanelBody>
      <CloseFooter onClose={onClose} />
    </>
  );
}

interface PendingServiceChangesProps extends Omit<PropertiesProps, 'onClose'> {
  onDiscard: () => void;
}

function PendingServiceChanges({ environment, setting, differences, onDiscard }: PendingServiceChangesProps) {
  const { settingsId, displayName } = setting;
  const environmentName = environmentNames[environment];
  return (
    <PendingChangesNotice
      target={environmentName}
      action={
        canDiscardDrafts() &&
        readOnlyReason(environment) === undefined && <DiscardDraftButton setting={setting} onPress={onDiscard} />
      }
      dialog={(close) => (
        <PendingChangesDialog
          about={t('{service} in {environment}, compared with what’s published there', {
            service: displayName,
            environment: environmentName,
          })}
          changes={differences.length > 0 ? changesInWords(settingsId, differences) : undefined}
          onClose={close}
        >
          <p>{t('No changes to publish. Publishing only clears the draft.')}</p>
        </PendingChangesDialog>
      )}
    />
  );
}

function DiscardDraftButton({ setting, onPress }: { setting: mfdx.ServiceSetting; onPress: () => void }) {
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  return (
    <Button
      size="small"
      icon={<UndoIcon />}
      onClick={onPress}
      disabledReason={discardBlockedReason(setting, isUnsaved)}
    >
      {t('Discard draft')}
    </Button>
  );
}

function discardBlockedReason({ history }: mfdx.ServiceSetting, isUnsaved: boolean): string | undefined {
  const wasPublished = history.some(({ type }) => type === mfdx.historyKinds.published);
  if (!wasPublished) return t('This service has never been published, so there’s no version to go back to');
  return isUnsaved ? t('Save or cancel your changes first') : undefined;
}

interface DiscardDraftDialogProps extends Pick<PropertiesProps, 'environment' | 'setting'> {
  onClose: () => void;
}

function DiscardDraftDialog({ environment, setting, onClose }: DiscardDraftDialogProps) {
  const discard = useDiscardDraft(environment);
  const { displayName } = setting;
  return (
    <ConfirmDialog
      title={t('Discard the draft of {service}?', { service: shortName(displayName) })}
      verb={t('Discard draft')}
      danger
      save={discard}
      variables={setting}
      onClose={onClose}
    >
      {t(
        'This restores {service} in {environment} to its last published version, including secrets. Changes saved since then are lost.',
        { service: displayName, environment: environmentNames[environment] },
      )}
    </ConfirmDialog>
  );
}

function Unchangeable({ setting, isReadOnly }: { setting: mfdx.ServiceSetting; isReadOnly: boolean }) {
  const { isDraft, organisationNumber, insertTimeStamp, history, updatedBy } = setting;
  // A draft's `updatedBy` is 'pending...'.
  const changedBy = isDraft ? history[0]?.updatedByName : updatedBy;
  return (
    <>
      <DescriptionList wide>
        <Detail label={t('Status')}>{activityInWords(setting, isReadOnly)}</Detail>
        <Detail label={t('Countries')}>{countriesInWords(setting)}</Detail>
        <Detail label={t('Organization number')}>{organisationNumber}</Detail>
      </DescriptionList>
      {insertTimeStamp && <LastChange at={insertTimeStamp} by={changedBy ?? ''} />}
    </>
  );
}
