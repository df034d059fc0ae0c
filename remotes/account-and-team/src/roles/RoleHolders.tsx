import type { manageTeam } from '@console/api';
import { chakra } from '@console/ui';

/** Enough to recognise who they are; a longer list belongs to the Users tab. */
const MOST_LISTED = 50;

interface RoleHoldersProps {
  users: readonly manageTeam.TeamMember[];
  invites: readonly manageTeam.Invite[];
}

/** The users and invites that will be moved, by name and address. */
export function RoleHolders({ users, invites }: RoleHoldersProps) {
  const holders = [
    ...users.map(({ id, name, email }) => ({ id, name, detail: email })),
    ...invites.map(({ id, email }) => ({ id, name: email, detail: 'Invite' })),
  ];
  const others = holders.length - MOST_LISTED;
  return (
    // Reached by keyboard, because it may have to be scrolled.
    <List aria-label="Will be moved" tabIndex={0}>
      {holders.slice(0, MOST_LISTED).map(({ id, name, detail }) => (
        <li key={id}>
          <b>{name}</b> {detail}
        </li>
      ))}
      {others > 0 && <li>and {others.toLocaleString('en-GB')} more</li>}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    maxH: '168px',
    overflowY: 'auto',
    my: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'surface.sunken',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& li': { py: '0.5' },
    '& b': { color: 'text', fontWeight: 'medium', marginInlineEnd: '1' },
  },
});
