import { Field, TextButton } from '@console/ui';
import { FileField } from '@console/ui/file-field';
import { useExport } from '@console/ui/table';
import { t } from '@console/words';
import type { RefObject } from 'react';
import { teamSettings } from '../components/team-settings';
import { peopleTemplate, type TemplateRow } from './people-template';
import type { TeamNames } from './person-details';

interface PeopleFileFieldProps {
  team: TeamNames;
  onFile: (file: File) => void;
  problem: string | undefined;
  dropArea: RefObject<HTMLElement | null>;
}

/** Files with thousands of rows are smaller. */
const LARGEST_FILE = 2_000_000;
const NO_FILES: readonly File[] = [];

/** Reads at once, because rows become the form's addresses. */
export function PeopleFileField({ team, onFile, problem, dropArea }: PeopleFileFieldProps) {
  const { exportRows } = useExport<TemplateRow>('people-to-invite');
  const { hasInviteDetails } = teamSettings();

  function download() {
    const nameOf = ({ name }: { name: string }) => name;
    const { columns, rows } = peopleTemplate({
      roles: team.roles.map(nameOf),
      groups: hasInviteDetails ? team.groups.map(nameOf) : undefined,
    });
    exportRows(columns, rows);
  }

  return (
    <Field
      label={t('From a file')}
      group
      error={problem}
      hint={
        hasInviteDetails
          ? t('One row per person: name, email, role, groups. You can also paste rows from a spreadsheet above.')
          : t('One row per person: name, email, role. You can also paste rows from a spreadsheet above.')
      }
    >
      <FileField
        value={NO_FILES}
        onChange={([file]) => file && onFile(file)}
        kinds={['csv', 'tsv']}
        maxBytes={LARGEST_FILE}
        words={{ input: t('File of people to invite'), choose: t('Choose file'), replace: t('Choose file') }}
        wrongKindText={(extension) =>
          /^(xls|xlsx|xlsm|ods|numbers)$/i.test(extension)
            ? t('Save the workbook as CSV, and choose that file')
            : t('Choose a .csv, .tsv, or .txt file')
        }
        dropArea={dropArea}
        more={
          <TextButton
            onClick={(event) => {
              // The zone's press opens the file dialog.
              event.stopPropagation();
              download();
            }}
          >
            {t('Download a template')}
          </TextButton>
        }
      />
    </Field>
  );
}
