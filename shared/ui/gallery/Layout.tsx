import { Caption, Card, Columns, IconText, Rows } from '../src/layout';
import { Badge, DescriptionList } from '../src/ui';
import { CheckIcon, WarningIcon } from '../src/icons';

const FACTS = [
  ['Version', '5.12'],
  ['Published', '5 November 2026'],
  ['State', 'Public'],
] as const;

/** The parts that screens are laid out with. */
export function Layout() {
  const pairs = FACTS.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  const cells = FACTS.flatMap(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={value}>{value}</dd>]);
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
      <DescriptionList layout="strip">{pairs}</DescriptionList>
      <Columns stacks="sm" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="6">
        <DescriptionList>{cells}</DescriptionList>
        <DescriptionList layout="lines">{cells}</DescriptionList>
        <DescriptionList layout="above">{pairs}</DescriptionList>
      </Columns>
    </>
  );
}
