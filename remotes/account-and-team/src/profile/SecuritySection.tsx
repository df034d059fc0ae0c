import { myUser } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import {
  Box,
  Button,
  ConfirmDialog,
  chakra,
  ExternalLink,
  formatAge,
  formatShortDate,
  Loaded,
  Section,
  SkeletonRows,
  Stack,
  Tag,
  useSave,
} from '@console/ui';
import { n, t } from '@console/words';
import { useState } from 'react';
import { teamSettings } from '../components/team-settings';
import { browserName } from './browser-name';

/** C153 */
export function SecuritySection() {
  const { hasSessions, identityPages } = teamSettings();
  const { password, secondFactor } = identityPages;
  if (!hasSessions && !password && !secondFactor) return null;
  return (
    <Box px="var(--page-inset)" mt="10" mb="8">
      <Stack gap="8" maxW="form">
        {hasSessions && <Sessions />}
        {(password || secondFactor) && (
          <Section title={t('Password and two-factor authentication')}>
            <Rows>
              {password && (
                <li>
                  <span>
                    {t('Password')}
                    <small>{t('Managed by your sign-in service')}</small>
                  </span>
                  <ExternalLink href={password}>{t('Change password')}</ExternalLink>
                </li>
              )}
              {secondFactor && (
                <li>
                  <span>
                    {t('Two-factor authentication')}
                    <small>{t('A code or security key in addition to your password')}</small>
                  </span>
                  <ExternalLink href={secondFactor}>{t('Manage two-factor authentication')}</ExternalLink>
                </li>
              )}
            </Rows>
          </Section>
        )}
      </Stack>
    </Box>
  );
}

function Sessions() {
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const otherCount = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  // Signed in at another provider, no session here is this one.
  const canEnd = otherCount > 0 && query.data?.some(({ isCurrent }) => isCurrent);
  // After a lost answer the list may show the effect.
  if (isAsking && !canEnd) setIsAsking(false);
  return (
    <Section
      title={t('Where you’re signed in')}
      aside={
        canEnd && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t('Sign out of other browsers')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={2} />}>
        {(sessions) => (
          <Rows aria-label={t('Where you’re signed in')}>
            {sessions.map((session) => (
              <li key={session.id}>
                <span>
                  {browserName(session.userAgent)}
                  <small>{detailsOf(session)}</small>
                </span>
                {session.isCurrent && <Tag>{t('This browser')}</Tag>}
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title={t('Sign out of other browsers?')}
          verb={t('Sign out of other browsers')}
          save={endOthers}
          variables={undefined}
          onClose={() => setIsAsking(false)}
        >
          {n(
            otherCount,
            'You’ll be signed out of {count} other browser. The sign-in page opens the next time someone uses the console there; until then, the current page stays visible. Unsaved changes can be restored after signing in.',
            'You’ll be signed out of {count} other browsers. The sign-in page opens the next time someone uses the console there; until then, the current page stays visible. Unsaved changes can be restored after signing in.',
          )}
        </ConfirmDialog>
      )}
    </Section>
  );
}

/** '193.71.12.4 · signed in 05 Nov 2026 · used 2 hours ago' */
function detailsOf({ place, signedInDate, lastUsedDate, isCurrent }: myUser.SignInSession): string {
  return [
    place,
    t('signed in {date}', { date: formatShortDate(new Date(signedInDate)) }),
    // The present session is in use.
    !isCurrent && t('last used {age}', { age: formatAge(new Date(lastUsedDate)) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      columnGap: '4',
      py: '2',
      borderBottomWidth: '1px',
    },
    '& > li > span:first-of-type': { flex: '1 1 200px', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'text.muted' },
  },
});

const sessionsQuery = callQuery(myUser.getSessions);

function useEndOtherSessions() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => send(myUser.endOtherSessions),
    saved: ({ ended }) => ({
      title: n(ended, 'Signed out of {count} other browser', 'Signed out of {count} other browsers'),
    }),
    failed: t('Couldn’t sign you out of your other browsers'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
