import { chakra } from '@console/ui';
import { Slot } from '../areas/Slot';

/** What needs a person, as the areas see it. Each area fills the slot with a row, or with nothing. */
export function NextActions({ companyName }: { companyName: string }) {
  return (
    <chakra.section aria-labelledby="next-actions" css={section}>
      <chakra.h2 id="next-actions" css={head}>
        Next actions
      </chakra.h2>
      <div data-rows="">
        <Slot name="next-actions" props={{ companyName }} />
      </div>
      <chakra.p data-none="">Nothing needs you right now.</chakra.p>
    </chakra.section>
  );
}

const section = {
  marginTop: '8',
  paddingInline: 'var(--page-inset)',
  maxWidth: '720px',
  // Areas decide by themselves whether they have something to say, so only the result tells that nobody has.
  '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
  '& [data-rows]:empty + [data-none]': { display: 'block' },
} as const;
const head = { textStyle: 'lg', paddingBottom: '2', borderBottom: '1px solid', borderColor: 'border.strong' } as const;
