import { render, screen, within } from '@testing-library/react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Stepper } from './Stepper';

const draw = (current: number, isFailed = false) =>
  render(
    <ConsoleUiProvider>
      <Stepper
        label="Migration"
        current={current}
        steps={[{ name: 'Requested' }, { name: 'In progress', isFailed }, { name: 'Migrated', about: 'Private' }]}
      />
    </ConsoleUiProvider>,
  );
const steps = () => within(screen.getByRole('list', { name: 'Migration' })).getAllByRole('listitem');

test('the current step is marked, and finished steps have a text', () => {
  draw(1);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps()[0]).toHaveTextContent('Requesteddone');
  expect(steps()[2]).not.toHaveTextContent('done');
});

test('a failed step has a text', () => {
  draw(1, true);
  expect(steps()[1]).toHaveTextContent('In progressfailed');
});

test('after the last step none is current', () => {
  draw(3);
  for (const step of steps()) {
    expect(step).not.toHaveAttribute('aria-current');
    expect(step).toHaveTextContent('done');
  }
});
