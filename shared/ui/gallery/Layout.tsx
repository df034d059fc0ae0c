import { useState } from 'react';
import { FieldWithButton } from '../src/form';
import { CheckIcon, WarningIcon } from '../src/icons';
import {
  Aside,
  Caption,
  Card,
  CardRow,
  CodeBlock,
  CodeScroll,
  Columns,
  IconList,
  IconText,
  Preview,
  Rows,
  SegmentedLinks,
  WithPreview,
} from '../src/layout';
import { Badge, Button, CopyButton, DescriptionList, Field, Segmented, Switch, TextInput } from '../src/ui';

const DETAILS = [
  ['Version', '5.12'],
  ['Published', '5 November 2026'],
  ['State', 'Public'],
] as const;

export function Layout() {
  const pairs = DETAILS.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  const cells = DETAILS.flatMap(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={value}>{value}</dd>]);
  return (
    <>
      <Columns stacks="md" gridTemplateColumns="280px minmax(0, 1fr)" gap="6">
        <Card p="4">
          <p>A card</p>
          <Caption>With a caption.</Caption>
        </Card>
        <Card sunken strong clips p="4">
          <Rows as="ul" lines="between">
            <IconText as="li" icon="success" py="2">
              <CheckIcon aria-hidden />A row with an icon
            </IconText>
            <IconText as="li" tall color="warning" py="2">
              <WarningIcon aria-hidden />
              <span>Words of several lines, whose icon stays beside the first of them wherever the line ends.</span>
            </IconText>
            <IconText as="li" icon="subtle" py="2">
              <CheckIcon aria-hidden />
              Another one <Badge>New</Badge>
            </IconText>
          </Rows>
        </Card>
      </Columns>
      <Columns stacks="md" gridTemplateColumns="minmax(0, 1fr) 320px" gap="8">
        <Card clips lines>
          <CardRow>
            Rows of a card
            <Switch aria-label="Rows of a card" defaultChecked />
          </CardRow>
          <CardRow>
            Another one
            <Button size="small">Change</Button>
          </CardRow>
        </Card>
        <Aside aria-label="About the rows">
          <IconList icon="accent" color="text.muted">
            <li>
              <CheckIcon aria-hidden />
              What explains them is behind a line
            </li>
            <li>
              <CheckIcon aria-hidden />
              Each of its sentences begins with an icon, also where it has more than one line
            </li>
          </IconList>
        </Aside>
      </Columns>
      <PreviewOfName />
      <DescriptionList layout="strip">{pairs}</DescriptionList>
      <Columns stacks="sm" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="6">
        <DescriptionList>{cells}</DescriptionList>
        <DescriptionList layout="lines">{cells}</DescriptionList>
        <DescriptionList layout="above">{pairs}</DescriptionList>
      </Columns>
    </>
  );
}

const KINDS = [
  { value: 'code', label: 'Code' },
  { value: 'change', label: 'Change' },
] as const;

function PreviewOfName() {
  const [name, setName] = useState('console');
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('code');
  return (
    <WithPreview>
      <Rows gap="3">
        <div>
          <SegmentedLinks
            label="Environments"
            links={['Development', 'Test', 'Production'].map((label, index) => ({
              to: `#${label}`,
              label,
              isCurrent: index === 0,
            }))}
          />
        </div>
        <FieldWithButton>
          <Field label="Name">
            <TextInput value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button variant="quiet" onClick={() => setName('console')}>
            Reset
          </Button>
        </FieldWithButton>
      </Rows>
      <Preview
        title="Request"
        choices={<Segmented label="Kind of preview" options={KINDS} value={kind} onChange={setKind} />}
      >
        {kind === 'change' ? (
          <CodeBlock>
            name: <del>console</del> <ins>{name}</ins>
          </CodeBlock>
        ) : (
          <Card strong clips lines>
            <CardRow flexWrap="nowrap">
              <code>POST /names</code>
              <CopyButton label="Copy request" text={name} size="small" />
            </CardRow>
            <CodeScroll label="Code of the request">
              <pre>Content-Type: application/json</pre>
              <pre>{JSON.stringify({ name }, undefined, 2)}</pre>
            </CodeScroll>
          </Card>
        )}
      </Preview>
    </WithPreview>
  );
}
