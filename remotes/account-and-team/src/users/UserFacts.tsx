import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { Box, chakra, Flex, Tag, Why } from '@console/ui';
import { Facts } from '@console/ui/record';
import type { ReactNode } from 'react';
import { userGroupsQuery } from './users-queries';

interface UserFactsProps {
  user: manageTeam.TeamUser;
  title: string;
  /** Facts above the usual ones. */
  children?: ReactNode;
}

/** ACCT-066: everything but role and status is read-only here. */
export function UserFacts({ user, title, children }: UserFactsProps) {
  const { data: groups = [] } = useQuery(userGroupsQuery);
  const groupNames = user.groupIds.map((id) => groups.find((group) => group.id === id)?.name ?? id);
  return (
    <section aria-labelledby="user-facts">
      <Flex align="center" justify="space-between" gap="2" mb="3">
        <chakra.h3 id="user-facts" textStyle="md" fontWeight="strong">
          {title}
        </chakra.h3>
        <Why>Read only here</Why>
      </Flex>
      <Facts>
        {children}
        <dt>Name</dt>
        <dd>{user.name}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Groups</dt>
        <dd>{groupNames.length > 0 ? <Tags names={groupNames} /> : '–'}</dd>
        <dt>User id</dt>
        <dd>
          <Box as="code">{user.id}</Box>
        </dd>
      </Facts>
    </section>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  return (
    <Flex wrap="wrap" gap="1">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </Flex>
  );
}
