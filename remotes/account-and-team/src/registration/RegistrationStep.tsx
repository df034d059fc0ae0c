import { chakra } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

interface RegistrationStepProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One step: heading, lead and fields. Give it a key by step: the heading takes the focus when it mounts. */
export function RegistrationStep({ title, lead, children }: RegistrationStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A step changes only the search parameters and not the page, so the frame does not move the focus.
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
