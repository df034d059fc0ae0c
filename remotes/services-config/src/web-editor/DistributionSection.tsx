import { webEditorSettings } from '@console/api';
import { Box, Checkbox, Segmented, Select } from '@console/ui';
import { type FormState, useFormValues } from '@console/ui/form';
import { AlertIcon } from '@console/ui/icons';
import { Card, CardRow, IconText } from '@console/ui/layout';
import { t } from '@console/words';
import { type ReactNode, useId } from 'react';
import { servicesSettings } from '../components/services-settings';
import { SwitchSection } from './SwitchSection';
import type { WebEditorValues } from './web-editor-schema';

type Switched = {
  [Name in keyof WebEditorValues]: WebEditorValues[Name] extends boolean ? Name : never;
}[keyof WebEditorValues];

const ARCHIVE_METHODS = [
  { value: String(webEditorSettings.ARCHIVE_VIEWPOINT), label: 'Viewpoint' },
  { value: String(webEditorSettings.ARCHIVE_ON_PREM), label: t('On-prem') },
];
const CENTRAL_CHANNELS = [
  { name: 'centralDistributionKivraEnabled', method: 'kivraMethod' },
  { name: 'centralDistributionDigipostEnabled', method: 'digipostMethod' },
  { name: 'centralDistributionCentralprintEnabled', method: 'centralprintMethod' },
] as const;

/** SERV-095, SERV-104, SERV-105 */
export function DistributionSection({ form }: { form: FormState<WebEditorValues> }) {
  const id = useId();
  const values = useFormValues(form);
  const { endFormEnabled, centralDistributionEnabled } = form.formState.errors;
  const methods = (servicesSettings().webEditor?.methods ?? []).map(({ value, label }) => ({
    value: String(value),
    label,
  }));

  function set(name: keyof WebEditorValues, value: boolean | string) {
    form.setValue(name, value, { shouldDirty: true });
    // A checkbox may resolve the group's error.
    if (form.formState.isSubmitted) void form.trigger(['endFormEnabled', 'centralDistributionEnabled']);
  }
  const tick = (name: Switched) => (
    <Checkbox checked={values[name]} onChange={(event) => set(name, event.target.checked)}>
      {form.labels[name]}
    </Checkbox>
  );

  return (
    <SwitchSection
      form={form}
      name="endFormEnabled"
      hint={t('The last step in the editor: where a finished document goes')}
      onToggle={() => form.clearErrors(['endFormEnabled', 'centralDistributionEnabled'])}
    >
      <GroupError id={`${id}-distribution`}>{endFormEnabled?.message}</GroupError>
      <Card
        clips
        lines
        role="group"
        aria-label={form.labels.endFormEnabled}
        {...invalidBy(`${id}-distribution`, endFormEnabled)}
      >
        <CardRow>{tick('centralDistributionEnabled')}</CardRow>
        {values.centralDistributionEnabled && (
          <Box
            ps="5"
            bg="surface.sunken"
            _invalid={{ boxShadow: 'inset 3px 0 0 {colors.danger}' }}
            role="group"
            aria-label={form.labels.centralDistributionEnabled}
            {...invalidBy(`${id}-central`, centralDistributionEnabled)}
          >
            <GroupError id={`${id}-central`}>{centralDistributionEnabled?.message}</GroupError>
            {CENTRAL_CHANNELS.map(({ name, method }) => (
              <CardRow key={name}>
                {tick(name)}
                <Box w={{ base: '176px', smDown: 'full' }}>
                  <Select
                    aria-label={form.labels[method]}
                    value={values[method]}
                    options={methods}
                    disabled={!values[name]}
                    onChange={(event) => set(method, event.target.value)}
                  />
                </Box>
              </CardRow>
            ))}
          </Box>
        )}
        <CardRow>{tick('localPrintEnabled')}</CardRow>
        <CardRow>{tick('emailEnabled')}</CardRow>
        <CardRow>
          {tick('archiveOnlyEnabled')}
          <Segmented
            label={form.labels.archiveMethod}
            options={ARCHIVE_METHODS}
            value={values.archiveMethod}
            disabled={!values.archiveOnlyEnabled}
            onChange={(value) => set('archiveMethod', value)}
          />
        </CardRow>
      </Card>
    </SwitchSection>
  );
}

/** The form finds and focuses an invalid group by these. */
const invalidBy = (id: string, error: object | undefined) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': id,
});

/** Screen readers announce a live region only if the region precedes the text. */
function GroupError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box _empty={{ display: 'none' }} id={id} role="alert">
      {children && (
        <IconText tall py="1" textStyle="xs" color="danger">
          <AlertIcon size={14} strokeWidth={2} aria-hidden />
          <span>{children}</span>
        </IconText>
      )}
    </Box>
  );
}
