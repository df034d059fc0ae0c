import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailsInput } from '../emails/EmailsInput';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Select } from './Select';
import { Switch } from './Switch';

const REASON = 'Kept in the company register';

test.each([
  ['combobox', (onChange: () => void) => <Select value="no" options={OPTIONS} onChange={onChange} />],
  ['switch', (onChange: () => void) => <Switch checked={false} onChange={onChange} />],
  ['textbox', (onChange: () => void) => <EmailsInput value={['a@x.no']} onChange={onChange} />],
])('Q33 a %s that is read-only can be reached, says why, and takes no change', async (role, control) => {
  const onChange = jest.fn();
  render(
    <ConsoleUiProvider>
      <Field label="Country" readOnly={REASON}>
        {control(onChange)}
      </Field>
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole(role, { name: 'Country' });
  await user.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(REASON);
  await user.keyboard(' b@x.no {ArrowDown}');
  await user.click(field);
  expect(onChange).not.toHaveBeenCalled();
  act(() => field.blur());
  expect(onChange).not.toHaveBeenCalled();
});

const OPTIONS = [
  { value: 'no', label: 'Norway' },
  { value: 'se', label: 'Sweden' },
];

test('Q33 a read-only switch can be focused, shows its reason, and does not change', async () => {
  const onChange = jest.fn();
  render(
    <ConsoleUiProvider>
      <Switch aria-label="Text library" aria-describedby="why" checked={false} readOnly onChange={onChange} />
      <p id="why">Not in your plan</p>
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  await user.tab();
  const held = screen.getByRole('switch', { name: 'Text library' });
  expect(held).toHaveFocus();
  expect(held).toHaveAccessibleDescription('Not in your plan');
  await user.keyboard(' ');
  await user.click(held);
  expect(held).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});
