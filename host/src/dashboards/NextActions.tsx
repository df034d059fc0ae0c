import { chakra, Section } from '@console/ui';
import { Slot, useSlotSize } from '../areas/views/Slot';

/** What needs a person, as the areas see it. Each area fills the slot with a row, or with nothing. */
export function NextActions({ companyName }: { companyName: string }) {
  return (
    <Section title="Next actions">
      <Rows style={{ minHeight: `calc(${useSlotSize('next-actions')} * var(--row))` }}>
        <div data-rows="">
          <Slot name="next-actions" props={{ companyName }} />
        </div>
        <p data-none="">Nothing needs you right now.</p>
      </Rows>
    </Section>
  );
}

// Areas decide by themselves whether they have something to say, so only the result tells that nobody has. A row for each
// is kept free from the start, because on narrow screens more stands below.
const Rows = chakra('div', {
  base: {
    '--row': { base: '57px', smDown: '93px' },
    '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
    '& [data-rows]:empty + [data-none]': { display: 'block' },
  },
});
