import { Field, TextButton } from '@console/ui';
import { FileField } from '@console/ui/file-field';
import { type Column, useExport } from '@console/ui/table';
import { t } from '@console/words';
import type { RefObject } from 'react';
import { teamSettings } from '../components/team-settings';
import type { TeamNames } from './person-details';
import { COMMENT } from './read-people';

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

interface TemplateRow {
  name: string;
  email: string;
  role: string;
  groups: string;
}

interface TemplateNames {
  roles: readonly string[];
  /** Undefined = the platform takes none. */
  groups: readonly string[] | undefined;
}

/**
 * Header, then comments with roles, groups and an example. Comments invite nobody, so an unfilled template does no
 * harm.
 */
function peopleTemplate({ roles, groups }: TemplateNames) {
  const column = (id: keyof TemplateRow, header: string): Column<TemplateRow> => ({
    id,
    header,
    text: (row) => row[id],
  });
  const hasGroups = groups !== undefined && groups.length > 0;
  const comment = (text: string): TemplateRow => ({ name: `${COMMENT} ${text}`, email: '', role: '', groups: '' });
  return {
    columns: [
      column('name', t('Name')),
      column('email', t('Email')),
      column('role', t('Role')),
      ...(groups ? [column('groups', t('Groups'))] : []),
    ],
    rows: [
      comment(t('Lines like this one are ignored. Your roles: {roles}', { roles: roles.join(', ') })),
      ...(hasGroups ? [comment(t('Your groups, separated by commas: {groups}', { groups: groups.join(', ') }))] : []),
      {
        name: `${COMMENT} Kari Nordmann`,
        email: 'kari.nordmann@company.com',
        role: roles[0] ?? '',
        groups: groups?.slice(0, 2).join(', ') ?? '',
      },
    ],
  };
}
