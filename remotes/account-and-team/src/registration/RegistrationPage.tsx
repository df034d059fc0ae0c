import { useStorageOwner } from '@console/browser/hooks';
import { MonthPicture } from '@console/product';
import { useQuery } from '@console/query';
import { Navigate } from '@console/router';
import { leaveToCustomerResolve } from '@console/session';
import { Box, Button, chakra, Flex, LoadError, Loading, Skeleton } from '@console/ui';
import { Stepper } from '@console/ui/form';
import { t } from '@console/words';
import { RegistrationForms } from './RegistrationForms';
import { RegistrationStep } from './RegistrationStep';
import { countriesQuery, registeredQuery } from './registration-queries';
import { addressOf, type EndState, endOf, type Step, useStep } from './registration-steps';

export function RegistrationPage() {
  const at = useStep();
  const owner = useStorageOwner();
  const query = useQuery(countriesQuery);
  const { data: registered } = useQuery(registeredQuery);
  const { data: countries, error } = query;

  // The company is registered and the steps are empty.
  if (registered && !('end' in at)) return <Navigate to={addressOf(endOf(registered))} replace state={registered} />;
  if (error && !countries) {
    return <LoadError level="h1" title={t('Failed to load customer and/or countries')} query={query} />;
  }
  return (
    <Root>
      <Middle>
        <Stepper steps={stepsAt(at.step)} current={Math.min(at.step, 3) - 1} />
        {'end' in at ? (
          <RegistrationEnd {...at.end} />
        ) : countries && owner !== undefined ? (
          // The form restores the owner's values on mount.
          <RegistrationForms key={owner} step={at.step} countries={countries} />
        ) : (
          <RegistrationSkeleton />
        )}
      </Middle>
      <Box position="relative">
        <MonthPicture position="62% 50%" />
      </Box>
    </Root>
  );
}

const stepsAt = (step: Step) => [
  { name: t('Company'), about: t('Name, number, country') },
  { name: t('Tailoring'), about: t('A few questions') },
  { name: t('Done'), about: step === 4 ? t('Activated') : t('Approval within 24 hours') },
];

/** ACCT-008..ACCT-014. Finish signs in again, because the token lacks the company. */
function RegistrationEnd({ registered, isActive }: EndState) {
  return (
    <RegistrationStep
      key={String(isActive)}
      title={isActive ? t('Account activated') : t('Registration Complete')}
      lead={
        isActive
          ? t('The account for {name} is active. Choose a subscription plan after you sign in.', { name: registered })
          : t('The account for {name} will be approved within 24 hours. You’ll be notified when it’s active.', {
              name: registered,
            })
      }
    >
      <Box justifySelf="end">
        <Button variant="primary" size="large" onClick={leaveToCustomerResolve}>
          {t('Finish')}
        </Button>
      </Box>
    </RegistrationStep>
  );
}

function RegistrationSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="3" mb="8">
        <Skeleton w="56%" h="24px" />
        <Skeleton w="92%" />
      </Flex>
      {['name', 'number', 'country'].map((field) => (
        <Flex key={field} direction="column" gap="3" mb="8">
          <Skeleton w="24%" />
          <Skeleton h="control.large" w="full" borderRadius="control" />
        </Flex>
      ))}
      <Skeleton w="96px" h="control.large" mt="99px" ms="auto" borderRadius="control" />
    </Loading>
  );
}

// Without side navigation the widths differ from other pages.
const Root = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 34%',
    '@media (width < 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      '& > :last-child': { display: 'none' },
    },
  },
});
const Middle = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 440px)',
    gap: '24px 56px',
    justifyContent: 'center',
    alignContent: 'center',
    p: '10',
    '@media (width < 1180px)': { gridTemplateColumns: 'minmax(0, 440px)' },
    '@media (width < 900px)': { justifyContent: 'start', p: '24px 16px 40px' },
  },
});
