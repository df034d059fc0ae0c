import { focusPageHeading } from '@console/browser';
import { useStorageOwner } from '@console/browser/hooks';
import type { OnboardingStep, SlotFunctions } from '@console/contract';
import { useQuery, useQueryClient } from '@console/query';
import { Link } from '@console/router';
import { ActionRowPending, chakra, Section, TextButton, toast } from '@console/ui';
import { CheckIcon, ChevronRightIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useEffect, useEffectEvent } from 'react';
import { slotQuery } from '../areas/loading/area-queries';
import { useConsole } from '../areas/registry/console-context';
import { useSlotFillers } from '../areas/views/Slot';
import { Fold } from './Fold';

interface OnboardingListProps {
  onHidden: (isHidden: boolean) => void;
  onFinished: () => void;
}

/** C151: open steps for this user, as links, then done ones folded; nothing before all are read or once all are done. */
export function OnboardingList({ onHidden, onFinished }: OnboardingListProps) {
  const { data: steps = [], isPending } = useOnboardingSteps();
  const doneSteps = steps.filter(({ isDone }) => isDone);
  const isFinished = useSlotFillers('onboarding').length === doneSteps.length;
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);
  if (isPending) return <ActionRowPending />;
  if (doneSteps.length === steps.length) return null;

  function hide() {
    onHidden(true);
    focusPageHeading();
    toast.info(t('First steps hidden'), { action: { label: t('Undo'), onClick: () => onHidden(false) } });
  }

  return (
    <Section title={t('First steps')} aside={<TextButton onClick={hide}>{t('Hide this list')}</TextButton>}>
      <StepLinks steps={steps.filter(({ isDone }) => !isDone)} />
      {doneSteps.length > 0 && (
        <Fold borderTop="0">
          <summary>
            <ChevronRightIcon size={14} />
            {t('{done} of {count} done', { done: doneSteps.length, count: steps.length })}
          </summary>
          <StepLinks steps={doneSteps} />
        </Fold>
      )}
    </Section>
  );
}

const StepLinks = ({ steps }: { steps: readonly OnboardingStep[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step.path}>
        <StepLink step={step} />
      </li>
    ))}
  </ol>
);

function StepLink({ step: { title, about, path, isDone } }: { step: OnboardingStep }) {
  return (
    <Row to={path}>
      <Tick isDone={isDone} aria-hidden>
        {isDone ? <CheckIcon size={12} strokeWidth={3} /> : null}
      </Tick>
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium" color={isDone ? 'text.muted' : undefined}>
          {title}
          {isDone ? <chakra.span srOnly> ({t('done')})</chakra.span> : null}
        </chakra.span>
        {isDone ? null : (
          <chakra.span display="block" textStyle="xs" color="text.muted">
            {about}
          </chakra.span>
        )}
      </chakra.span>
      <ChevronRightIcon size={14} />
    </Row>
  );
}

/** Read together, to appear at once; an unreadable step is left out. */
function useOnboardingSteps() {
  const { loader } = useConsole();
  const client = useQueryClient();
  const fillers = useSlotFillers('onboarding');
  const keys = fillers.map(({ area, key }) => `${area.current.manifest.container}/${key}`);
  return useQuery({
    queryKey: ['onboarding', useStorageOwner(), keys],
    queryFn: async (): Promise<OnboardingStep[]> => {
      const read = fillers.map(async ({ area, key }) => {
        const step = await client.fetchQuery(slotQuery<SlotFunctions['onboarding']>(loader, area, key));
        return step(client);
      });
      const outcomes = await Promise.allSettled(read);
      return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    },
    // Steps read their own queries.
    staleTime: 0,
  });
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    paddingBlock: '10px',
    borderBottomWidth: '1px',
    _hover: { bg: 'hover' },
    '& > svg': { flex: 'none', marginInlineStart: 'auto', alignSelf: 'center', color: 'text.subtle' },
  },
});
const Tick = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: '18px',
    height: '18px',
    marginTop: '1px',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.control',
  },
  variants: {
    isDone: { true: { borderColor: 'success', bg: 'success.soft', color: 'success' }, false: {} },
  },
});
