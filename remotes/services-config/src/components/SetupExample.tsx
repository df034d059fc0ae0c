import { chakra, DescriptionList } from '@console/ui';
import { Caption, Card } from '@console/ui/layout';
import { t } from '@console/words';
import { Fragment } from 'react';

export function SetupExample({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Card sunken px="4" py="3">
      <Caption mb="2">{t('For example')}</Caption>
      <DescriptionList textStyle="xs">
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <chakra.dt>{label}</chakra.dt>
            <chakra.dd>{value}</chakra.dd>
          </Fragment>
        ))}
      </DescriptionList>
    </Card>
  );
}
