import { announce, chakra } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

interface RegistrationStepProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Key by step: the heading takes the focus on mount. */
export function RegistrationStep({ title, lead, children }: RegistrationStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // For search parameters, the frame neither moves the focus nor announces the title.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    announce(title);
  }, [title]);
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
