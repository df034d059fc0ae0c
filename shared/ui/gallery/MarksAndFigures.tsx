import { AlertIcon, CheckIcon, ClockIcon, LockIcon, MailIcon, TeamIcon, WarningIcon } from '../src/icons';
import { ProgressBar } from '../src/jobs';
import { KeyFigure, KeyFigures } from '../src/record';
import { ActionRow, Avatar, Badge, Button, Kbd, Mark, Section, StatusDot, Tabs, Tag, TextLink, Time } from '../src/ui';
import { Row } from './Row';

const TREND = {
  values: [31, 33, 32, 36, 38, 37, 41, 44, 48],
  format: String,
  timeOf: (index: number) => `${10 + index} Nov`,
};

export function MarksAndFigures() {
  return (
    <>
      <Row>
        <Badge tone="success">
          <CheckIcon />
          Paid
        </Badge>
        <Badge tone="info">
          <ClockIcon />
          Open
        </Badge>
        <Badge tone="danger">
          <WarningIcon />
          Open
        </Badge>
        <Badge tone="warning">
          <AlertIcon />
          Uncollectible
        </Badge>
        <Badge>
          <LockIcon />
          You
        </Badge>
        <Badge tone="accent">Draft</Badge>
        <StatusDot state="on">Active</StatusDot>
        <StatusDot state="off">Inactive</StatusDot>
        <StatusDot state="pending">Pending</StatusDot>
        <Avatar name="Kåre Mikkelsen" />
        <Avatar name="Ingrid Haugland" own />
        <Avatar name="Kåre Mikkelsen" size="medium" />
        <Tag>Finance</Tag>
        <Kbd>Ctrl K</Kbd>
        <Mark />
        <Time value="2026-11-05T14:07:00Z" />
        <Time value="2026-11-05T14:07:00Z" format="shortDate" />
        <Time value="2026-11-05T14:07:00Z" format="age" />
      </Row>
      <KeyFigures>
        <KeyFigure
          icon={<TeamIcon />}
          name="Users"
          value="48"
          unit="of 60"
          trend={TREND}
          growthIsGood
          note="12 licences left"
          to="/members"
        />
        <KeyFigure
          icon={<MailIcon />}
          name="Waiting invites"
          value="3"
          trend={{ ...TREND, values: TREND.values.toReversed() }}
          note="Oldest 12 days"
        />
        <KeyFigure icon={<ClockIcon />} name="Retention" value="–" note="Unknown" />
      </KeyFigures>
      <Section title="Next actions" aside={<TextLink to="/">All of them</TextLink>}>
        <ActionRow
          urgent
          icon={<WarningIcon aria-hidden />}
          title="Invoice FP-2026-1108 is due today"
          details="12 430.00 NOK"
          action={<Button size="small">View invoice</Button>}
        />
        <ActionRow
          icon={<MailIcon aria-hidden />}
          title="3 invitations wait"
          action={<Button size="small">Manage</Button>}
        />
      </Section>
      <Tabs
        label="Parts"
        tabs={[
          { to: '/', label: 'Details' },
          { to: '/members', label: 'Members', count: 12 },
        ]}
      />
      <ProgressBar label="Inviting" value={3} max={7} />
    </>
  );
}
