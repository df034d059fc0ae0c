import { RecordJobOutcome } from '@console/product';
import { DOCUMENTS, type FieldEdit, type FieldEdits } from '../document-actions/edit-field-job';
import { documentFields } from '../documents/document-fields';

export const EditFieldOutcome = ({ controls }: { controls: FieldEdits }) => (
  <RecordJobOutcome controls={controls} noun={DOCUMENTS} previousTextOf={wordsOf} newTextOf={wordsOf} />
);

const wordsOf = ({ field, value }: FieldEdit) => documentFields.wordsOf(field, value) || '–';
