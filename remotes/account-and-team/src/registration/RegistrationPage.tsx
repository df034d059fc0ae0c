import { useQuery } from '@console/query';
import { MonthPicture } from '@console/product';
import { chakra, LoadError } from '@console/ui';
import { RegistrationEnd } from './RegistrationEnd';
import { RegistrationForms } from './RegistrationForms';
import { RegistrationSkeleton } from './RegistrationSkeleton';
import { RegistrationSteps } from './RegistrationSteps';
import { countriesQuery } from './registration-queries';
import { useStep } from './registration-steps';

export function RegistrationPage() {
  const at = useStep();
  const query = useQuery(countriesQuery);
  const { data: countries, error } = query;

  if (error && !countries) {
    return <LoadError level="h1" title="Failed to load customer and/or countries" query={query} />;
  }
  return (
    <Root>
      <Middle>
        <RegistrationSteps step={at.step} />
        {'end' in at ? (
          <RegistrationEnd {...at.end} />
        ) : countries ? (
          <RegistrationForms step={at.step} countries={countries} />
        ) : (
          <RegistrationSkeleton />
        )}
      </Middle>
      <Picture>
        <MonthPicture position="62% 50%" />
      </Picture>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 34%',
    '@media (width < 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
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
const Picture = chakra('div', {
  base: { position: 'relative', '@media (width < 900px)': { display: 'none' } },
});
