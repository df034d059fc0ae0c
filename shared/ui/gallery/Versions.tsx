import { useState } from 'react';
import { AddIcon, EditIcon, PublishIcon } from '../src/icons';
import { ComparisonDialog, ComparisonTable, Timeline, TimelineEntry } from '../src/record';
import { Button, DescriptionList, FailedNotice } from '../src/ui';
import { Row } from './Row';

const VERSIONS = (['development', 'test', 'production'] as const).map((environment) => ({
  name: environment,
}));

export function Versions() {
  const [isOpen, setIsOpen] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <>
      <ComparisonTable
        label="Comparison"
        versions={VERSIONS}
        reference={2}
        rows={[
          { property: 'Name', values: ['Årsbesked', 'Årsbesked', 'Årsbesked'] },
          { property: 'Distribution Method', values: ['MustReachCustomer', 'MustReachCustomer', 'MandatoryPrint'] },
          { property: 'Comment', values: ['Ny mall 2027', '', ''] },
        ]}
      />
      <Timeline aria-label="History">
        <TimelineEntry
          icon={<PublishIcon />}
          title="Published to Test"
          details="11/20/2026 - 11:44 by Åse Foss"
          action={<Button size="small">See changes</Button>}
        />
        <TimelineEntry icon={<EditIcon />} title="Updated" details="11/17/2026 - 19:51 by Åse Foss" />
        <TimelineEntry icon={<AddIcon />} title="Created" details="05/30/2024 - 14:20 by Ebba Lindgren" />
      </Timeline>
      <DescriptionList wide>
        <dt>Retention Policy</dt>
        <dd>MaxLength</dd>
        <dt>Comment</dt>
        <dd>–</dd>
      </DescriptionList>
      <Row>
        <Button onClick={() => setIsOpen(true)}>Pending changes</Button>
        <FailedNotice query={{ error: null, isFetching: isRetrying, refetch: () => setIsRetrying(true) }}>
          Couldn’t load how many documents would be overwritten.
        </FailedNotice>
      </Row>
      {isOpen && (
        <ComparisonDialog
          title="Pending changes in draft"
          label="Pending changes"
          about="BES-0201 in Development, against what is published to Test"
          versions={['Published', 'Draft']}
          rows={[{ property: 'Retention Policy', values: ['DC_TenYears', 'MaxLength'] }]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
