import type { ReactNode } from 'react';
import { Box, chakra, Flex, Page, PageHeader, Segmented, type Theme, useTheme } from '../src/ui';
import { ButtonsAndFields } from './ButtonsAndFields';
import { Choices } from './Choices';
import { Colours } from './Colours';
import { Conditions } from './Conditions';
import { Emails } from './Emails';
import { Files } from './Files';
import { Folders } from './Folders';
import { Jobs } from './Jobs';
import { Layout } from './Layout';
import { MarksAndFigures } from './MarksAndFigures';
import { Ordering } from './Ordering';
import { Overlays } from './Overlays';
import { PickedColours } from './PickedColours';
import { Secrets } from './Secrets';
import { Versions } from './Versions';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: Theme; label: string }[];

export function Gallery() {
  const { theme, setTheme } = useTheme();
  return (
    <Sheet>
      <Page>
        <PageHeader
          title="Design system"
          summary="Every component in its states. One accent; any other colour means something."
        />
        <Box display="grid" gap="10" px="var(--page-inset)">
          <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
          <Section title="Buttons and fields">
            <ButtonsAndFields />
          </Section>
          <Section title="Choices and steps">
            <Choices />
          </Section>
          <Section title="Addresses">
            <Emails />
          </Section>
          <Section title="Files and pictures">
            <Files />
          </Section>
          <Section title="Picking and ordering">
            <Ordering />
          </Section>
          <Section title="Folders">
            <Folders />
          </Section>
          <Section title="Picked colours">
            <PickedColours />
          </Section>
          <Section title="Secrets">
            <Secrets />
          </Section>
          <Section title="What floats">
            <Overlays />
          </Section>
          <Section title="Conditions">
            <Conditions />
          </Section>
          <Section title="Background jobs">
            <Jobs />
          </Section>
          <Section title="Marks and figures">
            <MarksAndFigures />
          </Section>
          <Section title="Layout">
            <Layout />
          </Section>
          <Section title="Versions and history">
            <Versions />
          </Section>
          <Section title="Colours">
            <Colours />
          </Section>
        </Box>
      </Page>
    </Sheet>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <chakra.h2 textStyle="md" mb="3">
        {title}
      </chakra.h2>
      <Flex direction="column" gap="6">
        {children}
      </Flex>
    </section>
  );
}

const Sheet = chakra('main', {
  base: {
    m: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'sheet',
    boxShadow: '1',
    smDown: { m: '0', borderRadius: '0' },
  },
});
