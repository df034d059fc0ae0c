import { attributeStore } from '@console/api';
import { ChangeRecordsDialog } from '@console/product';
import { Field, type Option, Segmented, Select, TextArea, TextInput, useJob } from '@console/ui';
import { lengthError } from '@console/ui/form';
import { JobDialog } from '@console/ui/jobs';
import { n, t } from '@console/words';
import { type ReactElement, useState } from 'react';
import { countDocuments, documentFields } from '../documents/document-fields';
import { distributionMethods, documentOptions, plexmodes, postmodes, yesOrNo } from '../documents/document-options';
import { DOCUMENTS, editFieldJob, reverseOf, type SharedField } from './edit-field-job';

interface EditFieldDialogProps {
  documents: readonly attributeStore.Document[];
  onStarted: () => void;
  onClose: () => void;
}

export const EDIT_FIELD_TITLE = t('Edit one field');

const FIELDS: readonly SharedField[] = [
  'category',
  'topic',
  'internalOnly',
  'changesAllowed',
  'retentionPolicy',
  'adminCompany',
  'plexmode',
  'postmode',
  'distributionMethod',
  'comment',
];
const FIELD_OPTIONS = FIELDS.map((field) => ({ value: field, label: documentFields.labels[field] }));

export function EditFieldDialog({ documents, onStarted, onClose }: EditFieldDialogProps) {
  const editing = useJob(editFieldJob);
  const [field, setField] = useState<SharedField>();
  const [text, setText] = useState('');
  const value = text.trim();
  const error = field && lengthError(text, attributeStore.saveDocumentRequest, field);
  // Only a comment may be empty (ATTR-046..ATTR-058).
  const isMissing = field !== 'comment' && value === '';

  function blockedReason(): string | undefined {
    if (!field) return t('Choose a field first');
    return isMissing ? t('{label} is required', { label: documentFields.labels[field] }) : error;
  }

  if (editing.job) return <JobDialog title={EDIT_FIELD_TITLE} controls={editing} onClose={onClose} />;
  return (
    <ChangeRecordsDialog
      controls={editing}
      noun={DOCUMENTS}
      title={n(documents.length, 'Edit one field of {count} document', 'Edit one field of {count} documents')}
      verbOf={(count) =>
        count > 0 ? n(count, 'Change {count} document', 'Change {count} documents') : t('Change', undefined, 'verb')
      }
      records={documents}
      identify={({ id, type, name }) => ({ id, name: `${type} ${name}` })}
      change={field && !isMissing ? { field, value } : undefined}
      reverseOf={reverseOf}
      disabledReason={blockedReason()}
      unchangedReason={t('Nothing would change')}
      sentenceOf={(_, changed, same) => sayHowMany(changed, same)}
      drawRecord={(document, oldValue) => (
        <>
          <b>{document.type}</b> {documentFields.wordsOf(oldValue.field, document[oldValue.field]) || '–'}
        </>
      )}
      onStarted={onStarted}
      onClose={onClose}
    >
      <Field label={t('Field')} required>
        <Select
          value={field ?? ''}
          options={FIELD_OPTIONS}
          placeholder={t('Choose')}
          data-autofocus
          onChange={(event) => {
            setField(event.target.value as SharedField);
            setText('');
          }}
        />
      </Field>
      {field && <ValueField key={field} field={field} value={text} error={error} onChange={setText} />}
    </ChangeRecordsDialog>
  );
}

function sayHowMany(changed: number, same: number): string {
  if (changed === 0) return t('Nothing would change. The documents already have this value.');
  const documents = countDocuments(changed);
  if (same === 0) return t('{documents} will change in Development.', { documents });
  return n(
    same,
    '{documents} will change in Development, {count} already has the value.',
    '{documents} will change in Development, {count} already have the value.',
    { documents },
  );
}

interface ValueFieldProps {
  field: SharedField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ValueField({ field, value, error, onChange }: ValueFieldProps): ReactElement {
  const label = documentFields.labels[field];
  const { categories, adminCompanies, retentionPolicies } = documentOptions('development');
  const choices: Partial<Record<SharedField, readonly Option[]>> = {
    category: categories,
    adminCompany: adminCompanies,
    retentionPolicy: retentionPolicies,
    distributionMethod: distributionMethods,
  };
  const shortChoices: Partial<Record<SharedField, readonly Option[]>> = {
    internalOnly: yesOrNo,
    changesAllowed: yesOrNo,
    plexmode: plexmodes,
    postmode: postmodes,
  };
  const [options, shortOptions] = [choices[field], shortChoices[field]];
  if (shortOptions) {
    return (
      <Field label={label} group required>
        <Segmented options={shortOptions} value={value} onChange={onChange} />
      </Field>
    );
  }
  if (options) {
    return (
      <Field label={label} required>
        <Select
          value={value}
          options={options}
          placeholder={t('Choose')}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    );
  }
  if (field === 'comment') {
    return (
      <Field label={label} hint={t('Leave empty to remove the comment')} error={error}>
        <TextArea rows={2} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    );
  }
  return (
    <Field label={label} error={error} required>
      <TextInput value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
