import type { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail, PersonAvatar } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation } from '@console/router';
import { Box, chakra, DescriptionList, Flex, Tag, TextButton, TextLink } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import area from '../area';
import { EmailAddress } from '../components/EmailAddress';
import { userGroupsQuery } from '../components/team-queries';

export function UserIdentity({ user }: { user: manageTeam.TeamUser }) {
  return (
    <Flex align="center" gap="14px">
      <PersonAvatar user={user} size="medium" />
      <Box minW="0">
        <Box textStyle="lg" fontWeight="strong" letterSpacing="tight" lineHeight="1.375rem">
          {user.name}
        </Box>
        <Box color="text.muted" overflowWrap="anywhere">
          <EmailAddress>{user.email}</EmailAddress>
        </Box>
      </Box>
    </Flex>
  );
}

interface UserDetailsProps {
  user: manageTeam.TeamUser;
  title: string;
  /** Absent = read-only. */
  onChangeGroups?: () => void;
  children?: ReactNode;
}

/** ACCT-066. Groups have their own dialog and save. */
export function UserDetails({ user, title, onChangeGroups, children }: UserDetailsProps) {
  const { data: groups = [] } = useQuery(userGroupsQuery);
  const { search } = useLocation();
  const groupNames = user.groupIds.map((id) => groups.find((group) => group.id === id)?.name ?? id);
  return (
    <section aria-labelledby="user-details">
      <chakra.h3 id="user-details" mb="3" textStyle="md" fontWeight="strong">
        {title}
      </chakra.h3>
      <DescriptionList>
        {children}
        <Detail label={t('Groups')}>
          <Flex wrap="wrap" gap="4px 8px" align="center">
            {groupNames.length === 0 && '–'}
            {groupNames.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
            {onChangeGroups && <TextButton onClick={onChangeGroups}>{t('Change groups')}</TextButton>}
          </Flex>
        </Detail>
        <Detail label={t('Access')}>
          <TextLink to={`${pathOf(area.pages.userAccess, { userId: user.id })}${search}`}>
            {t('All rights and folders')}
          </TextLink>
        </Detail>
        <Detail label={t('User ID')}>
          <Box as="code">{user.id}</Box>
        </Detail>
      </DescriptionList>
    </section>
  );
}
