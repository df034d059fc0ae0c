import { Box, chakra, Select } from '@console/ui';
import { Caption } from '@console/ui/layout';
import { n, t } from '@console/words';
import type { TeamNames, UnknownName } from './person-details';

interface UnknownNamesProps {
  unknown: readonly UnknownName[];
  team: TeamNames;
  onReplace: (unknown: UnknownName, by: string | undefined) => void;
}

const NOTHING = 'nothing';

/** A choice mends all rows with the name. */
export function UnknownNames({ unknown, team, onReplace }: UnknownNamesProps) {
  return (
    <chakra.ul bg="danger.soft">
      {unknown.map((each) => {
        const { kind, name, emails } = each;
        const all = kind === 'role' ? team.roles : team.groups;
        return (
          <chakra.li
            key={`${kind} ${name}`}
            display="flex"
            alignItems="center"
            gap="3"
            ps="3"
            pe="1.5"
            py="1.5"
            borderBottomWidth="1px"
            borderColor="danger.line"
            smDown={{ flexDirection: 'column', alignItems: 'stretch' }}
          >
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {kind === 'role' ? t('Role “{name}”', { name }) : t('Group “{name}”', { name })}
              <Caption as="span" ms="2">
                {n(emails.length, '{count} person', '{count} people')}
              </Caption>
            </chakra.span>
            <Box flex="0 1 200px" minW="0" smDown={{ flex: 'none' }}>
              <Select
                aria-label={
                  kind === 'role'
                    ? t('Replacement for the role “{name}”', { name })
                    : t('Replacement for the group “{name}”', { name })
                }
                value=""
                placeholder={kind === 'role' ? t('Choose a role') : t('Choose a group')}
                options={[
                  { value: NOTHING, label: kind === 'role' ? t('The role chosen above') : t('No group') },
                  ...all.map((option) => ({ value: option.id, label: option.name })),
                ]}
                onChange={({ target }) => onReplace(each, all.find(({ id }) => id === target.value)?.name)}
              />
            </Box>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
