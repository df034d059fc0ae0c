import type { digitalArchiveMetadataMapping } from '@console/api';
import { Button, Checkbox, chakra, Field, Panel, PanelBody, PanelFooter, TextInput } from '@console/ui';
import { t } from '@console/words';
import { labelError } from './metadata-schema';

type MetadataColumn = digitalArchiveMetadataMapping.MetadataColumn;

interface MetadataColumnPanelProps {
  column: MetadataColumn;
  onChange: (column: MetadataColumn) => void;
  onClose: () => void;
}

/** INTG-091: edits a row of the page's form, which saves. */
export function MetadataColumnPanel({ column, onChange, onClose }: MetadataColumnPanelProps) {
  const check = (key: 'displayInColumn' | 'isSearchable' | 'isSortable', words: string) => (
    <Checkbox checked={column[key]} onChange={(event) => onChange({ ...column, [key]: event.target.checked })}>
      {words}
    </Checkbox>
  );
  return (
    <Panel title={column.name} onClose={onClose}>
      <PanelBody>
        <Field label={t('Archive column')} readOnly={t('You can’t change the name of an archive column')}>
          <TextInput value={column.name} />
        </Field>
        <Field
          label={t('Label')}
          readOnly={column.isSystem ? t('You can’t change the label of a system column') : undefined}
          error={labelError(column)}
          required
        >
          <TextInput
            value={column.presentationLabel}
            autoComplete="off"
            onChange={(event) => onChange({ ...column, presentationLabel: event.target.value })}
          />
        </Field>
        <chakra.div display="grid" gap="3">
          {check('displayInColumn', t('Is visible'))}
          {check('isSearchable', t('Is searchable'))}
          {check('isSortable', t('Is sortable'))}
        </chakra.div>
      </PanelBody>
      <PanelFooter>
        <chakra.span flex="1" textStyle="xs" color="text.muted">
          {t('Saved when you save the page')}
        </chakra.span>
        <Button onClick={onClose}>{t('Done')}</Button>
      </PanelFooter>
    </Panel>
  );
}
