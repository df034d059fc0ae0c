import { chakra } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import type { Step } from './registration-steps';

const STEPS = [
  { name: 'Company', about: 'Name, number, country' },
  { name: 'Tailoring', about: 'A few questions' },
  { name: 'Done', about: 'Approval within 24 hours' },
];

/** Where one is: at the left of the form, or one line above it where there is no room. */
export function RegistrationSteps({ step }: { step: Step }) {
  const current = Math.min(step, STEPS.length) - 1;
  return (
    <List aria-label="Steps">
      {STEPS.map(({ name, about }, index) => (
        <Item key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <Disc aria-hidden>{index < current ? <CheckIcon size={14} strokeWidth={2.25} /> : index + 1}</Disc>
          <span>
            <b>{name}</b>
            <small>{step === 4 && index === current ? 'Activated' : about}</small>
            {index < current && <chakra.span srOnly>done</chakra.span>}
          </span>
        </Item>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '28px',
    alignContent: 'start',
    pt: '1.5',
    '@media (width < 1180px)': { display: 'flex', gap: '4', pt: '0' },
  },
});
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
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    color: 'text.muted',
    '& b': { display: 'block', fontWeight: 'medium', lineHeight: '24px' },
    '& small': { display: 'block', textStyle: 'xs' },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '11.5px',
      top: '30px',
      bottom: '-22px',
      w: '1px',
      bg: 'border.strong',
    },
    '&[aria-current] b': { color: 'text', fontWeight: 'strong' },
    '&[aria-current] > i': { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
    '&[data-done] > i': { borderColor: 'accent', color: 'accent.text' },
    '@media (width < 1180px)': {
      gap: '2',
      '&:not([aria-current]) > span': { srOnly: true },
      '& small': { display: 'none' },
      '&:not(:last-child)::after': { display: 'none' },
    },
  },
});
