import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons';

export interface Step {
  name: string;
  /** A description, or the step's result. */
  about?: ReactNode;
  /** Later steps wait. */
  isFailed?: boolean;
}

interface StepperProps {
  steps: readonly Step[];
  /** The step's index; the number of steps means done. */
  current: number;
  label?: string;
  /** `auto`: stacked in a narrow column, else one line. */
  orientation?: 'auto' | 'vertical';
}

/** Draws no links, because each step has a button back. */
export function Stepper({ steps, current, label = t('Steps'), orientation = 'auto' }: StepperProps) {
  return (
    <Root orientation={orientation}>
      <ol aria-label={label}>
        {steps.map(({ name, about, isFailed = false }, index) => {
          const isDone = index < current && !isFailed;
          return (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              data-state={isFailed ? 'failed' : isDone ? 'done' : undefined}
            >
              <Disc aria-hidden>
                {isFailed ? <CloseIcon size={14} strokeWidth={2.25} /> : isDone ? DONE : index + 1}
              </Disc>
              <span>
                <b>{name}</b>
                {about && <small>{about}</small>}
                {isDone && <chakra.span srOnly>{t('done')}</chakra.span>}
                {isFailed && <chakra.span srOnly>{t('failed')}</chakra.span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}

const DONE = <CheckIcon size={14} strokeWidth={2.25} />;

const Disc = chakra('i', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    boxSize: '24px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: '2xs',
    fontWeight: 'strong',
    fontStyle: 'normal',
    lineHeight: '1',
  },
});

const IN_A_LINE = '@container (width >= 240px)';
const Root = chakra('div', {
  base: {
    '& > ol': { display: 'grid', gap: '28px', alignContent: 'start', pt: '1.5' },
    '& > ol > li': { position: 'relative', display: 'flex', gap: '3', color: 'text.muted' },
    '& b': { display: 'block', fontWeight: 'medium', lineHeight: '1.5rem' },
    '& small': { display: 'block', textStyle: 'xs' },
    '& li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '11.5px',
      top: '30px',
      bottom: '-22px',
      w: '1px',
      bg: 'border.strong',
    },
    '& li[aria-current] b': { color: 'text', fontWeight: 'strong' },
    '& li[aria-current] > i': { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
    '& li[data-state=done] > i': { borderColor: 'accent', color: 'accent.text' },
    '& li[data-state=failed] > i': { bg: 'danger.soft', borderColor: 'danger', color: 'danger' },
    '@media (forced-colors: active)': { '& li[aria-current] > i': { borderWidth: '3px' } },
  },
  variants: {
    orientation: {
      vertical: {},
      auto: {
        containerType: 'inline-size',
        [IN_A_LINE]: {
          '& > ol': { display: 'flex', gap: '4', pt: '0' },
          '& > ol > li': { gap: '2' },
          '& li:not([aria-current]) > span': { srOnly: true },
          '& small': { display: 'none' },
          '& li:not(:last-child)::after': { display: 'none' },
        },
      },
    },
  },
});
