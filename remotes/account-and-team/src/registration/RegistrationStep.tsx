import { chakra } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

interface RegistrationStepProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One step's words and what is to be done in it. Mount it anew for each step: its heading then takes the focus. */
export function RegistrationStep({ title, lead, children }: RegistrationStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Another step is another query and not another page, so the frame does not move the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Rows gap="6" minW="0">
      <div>
        <chakra.h1 ref={heading} textStyle="2xl" letterSpacing="tight" mb="1" tabIndex={-1} data-page-heading>
          {title}
        </chakra.h1>
        <chakra.p textStyle="md" color="text.muted">
          {lead}
        </chakra.p>
      </div>
      {children}
    </Rows>
  );
}
