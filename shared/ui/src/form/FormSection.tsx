import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  about: ReactNode;
  /** Gives room to fields in columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Draws the title at the left, and fields beside. */
export function FormSection({ title, about, wide = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <SectionColumns aria-labelledby={titleId} wide={wide} data-columns={wide ? 'wide' : 'narrow'}>
      <div>
        <chakra.h2 id={titleId} textStyle="md" fontWeight="strong">
          {title}
        </chakra.h2>
        <chakra.p
          color="text.muted"
          mt="0.5"
          textStyle={wide ? undefined : 'xs'}
          textWrap={wide ? 'pretty' : undefined}
        >
          {about}
        </chakra.p>
      </div>
      <SectionContent>{children}</SectionContent>
    </SectionColumns>
  );
}

export const SectionColumns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    pb: '6',
    '& + &': { pt: '6', borderTop: '1px solid', borderColor: 'border' },
    '@media (width < 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  variants: {
    wide: {
      true: { '--columns': '232px minmax(0, 880px)', gap: '16px 32px', maxW: '1144px' },
      false: { '--columns': '200px minmax(0, 560px)', gap: '16px 40px' },
    },
  },
});
export const SectionContent = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', minW: '0', alignContent: 'start' },
});
