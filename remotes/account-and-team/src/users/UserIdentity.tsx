import type { manageTeam } from '@console/api';
import { Avatar, Box, Flex } from '@console/ui';

/** Who the panel is about. */
export function UserIdentity({ user }: { user: manageTeam.TeamUser }) {
  return (
    <Flex align="center" gap="14px">
      <Avatar name={user.name} size="medium" />
      <Box minW="0">
        <Box textStyle="lg" fontWeight="strong" letterSpacing="tight" lineHeight="22px">
          {user.name}
        </Box>
        <Box color="text.muted" truncate>
          {user.email}
        </Box>
      </Box>
    </Flex>
  );
}
