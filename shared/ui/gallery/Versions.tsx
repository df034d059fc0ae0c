import { useState } from 'react';
import { AddIcon, Button, EditIcon, EnvBadge, Facts, FailedNotice, PublishIcon } from '../src/ui';
import { ComparisonTable, PendingChangesDialog, Timeline, TimelineEntry } from '../src/form';
import { Row } from './Row';

const VERSIONS = (['development', 'test', 'production'] as const).map((environment) => ({
  name: environment,
  head: <EnvBadge environment={environment} plain />,
}));

/** A record in its versions, and what has happened to it. */
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
          facts="11/20/2026 - 11:44 by Åse Foss"
          action={<Button size="small">See changes</Button>}
        />
        <TimelineEntry icon={<EditIcon />} title="Updated" facts="11/17/2026 - 19:51 by Åse Foss" />
        <TimelineEntry icon={<AddIcon />} title="Created" facts="05/30/2024 - 14:20 by Ebba Lindgren" />
      </Timeline>
      <Facts wide>
        <dt>Retention Policy</dt>
        <dd>MaxLength</dd>
        <dt>Comment</dt>
        <dd>–</dd>
      </Facts>
      <Row>
        <Button onClick={() => setIsOpen(true)}>Pending changes</Button>
        <FailedNotice query={{ isFetching: isRetrying, refetch: () => setIsRetrying(true) }}>
          It is not known how many documents would be overwritten.
        </FailedNotice>
      </Row>
      {isOpen && (
        <PendingChangesDialog
          about="BES-0201 in Development, against what is published to Test"
          changes={[{ property: 'Retention Policy', published: 'DC_TenYears', draft: 'MaxLength' }]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
