import { attributeStore } from '@console/api';
import { startRecordJob } from '@console/product';
import { ConfirmDialog, Field, type Option, Segmented, Select, Stack, TextArea, TextInput, useJob } from '@console/ui';
import { RecordList } from '@console/ui/record';
import { lengthError } from '@console/ui/form';
import { JobDialog } from '@console/ui/jobs';
import { type ReactElement, useState } from 'react';
import { countDocuments, documentFields } from '../documents/document-fields';
import { distributionMethods, documentOptions, plexmodes, postmodes, yesOrNo } from '../documents/document-options';
import { toFormValues } from '../documents/document-schema';
import { DOCUMENTS, editFieldJob, type SharedField } from './edit-field-job';

interface EditFieldDialogProps {
  documents: readonly attributeStore.Document[];
  /** It has begun: from here on only its job is shown. */
  onStarted: () => void;
  onClose: () => void;
}

export const EDIT_FIELD_TITLE = 'Edit one field';

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

/** Gives one field of all chosen documents the same value, and says before which of them that changes. */
export function EditFieldDialog({ documents, onStarted, onClose }: EditFieldDialogProps) {
  const editing = useJob(editFieldJob);
  const [field, setField] = useState<SharedField>();
  const [text, setText] = useState('');
  const value = text.trim();
  const changing = field ? documents.filter((document) => toFormValues(document)[field] !== value) : [];
  const error = field && lengthError(text, attributeStore.saveDocumentRequest, field);
  // Only a comment may be empty (ATTR-046..ATTR-058).
  const isMissing = field !== 'comment' && value === '';

  function blockedReason(): string | undefined {
    if (!field) return 'Choose a field first';
    if (isMissing) return `${documentFields.labels[field]} is required`;
    if (error !== undefined) return error;
    return changing.length === 0 ? 'Nothing would change' : undefined;
  }

  function start() {
    if (!field) return;
    const tasks = changing.map(({ id, type, name }) => ({ id, name: `${type} ${name}`, change: { field, value } }));
    startRecordJob(editing, DOCUMENTS, { tasks });
    onStarted();
  }

  if (editing.job) return <JobDialog title={EDIT_FIELD_TITLE} controls={editing} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`${EDIT_FIELD_TITLE} of ${countDocuments(documents.length)}`}
      verb={field && !isMissing && changing.length > 0 ? `Change ${countDocuments(changing.length)}` : 'Change'}
      disabledReason={blockedReason()}
      onConfirm={start}
      onClose={onClose}
    >
      <Stack gap="4">
        <Field label="Field" required>
          <Select
            value={field ?? ''}
            options={FIELD_OPTIONS}
            placeholder="Choose"
            data-autofocus
            onChange={(event) => {
              setField(event.target.value as SharedField);
              setText('');
            }}
          />
        </Field>
        {field && <ValueField key={field} field={field} value={text} error={error} onChange={setText} />}
        {field && !isMissing && (
          <>
            <p role="status">{sayHowMany(changing.length, documents.length)}</p>
            {changing.length > 0 && (
              <RecordList label="Will be changed" records={changing} idOf={({ id }) => id}>
                {(document) => (
                  <>
                    <b>{document.type}</b> {documentFields.wordsOf(field, document[field]) || '–'}
                  </>
                )}
              </RecordList>
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function sayHowMany(changing: number, chosen: number): string {
  if (changing === 0) return 'Nothing would change: they are so already.';
  const same = chosen - changing;
  const others = same === 1 ? ', 1 is so already' : same > 1 ? `, ${same} are so already` : '';
  return `${countDocuments(changing)} will change in Development${others}.`;
}

interface ValueFieldProps {
  field: SharedField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The control that the field has in a document's own form. */
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
          placeholder="Choose"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    );
  }
  if (field === 'comment') {
    return (
      <Field label={label} hint="Empty removes the comment" error={error}>
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
