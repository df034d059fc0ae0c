import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { EmailsInput } from './EmailsInput';

function Screen({ problems }: { problems?: Record<string, string> }) {
  const [emails, setEmails] = useState<string[]>([]);
  return (
    <ConsoleUiProvider>
      <Field label="Emails">
        <EmailsInput value={emails} onChange={setEmails} problems={problems} />
      </Field>
      <output>{emails.join(' ')}</output>
    </ConsoleUiProvider>
  );
}

function start(problems?: Record<string, string>) {
  render(<Screen {...(problems && { problems })} />);
  return { user: userEvent.setup(), input: screen.getByRole('textbox', { name: 'Emails' }) };
}
const emailsText = () => document.querySelector('output')?.textContent;

test('pasted addresses become chips whatever the separator, without duplicates', async () => {
  const { user, input } = start();
  await user.click(input);
  await user.paste('a@x.no, b@x.no;c@x.no\nKari Nordmann <d@x.no>\tA@x.no');
  expect(emailsText()).toBe('a@x.no b@x.no c@x.no d@x.no');
  expect(screen.getByText('4 addresses added, 4 in total')).toHaveAttribute('aria-live', 'polite');
});

test('comma, space, Enter and leaving the field end an address', async () => {
  const { user, input } = start();
  await user.type(input, 'a@x.no,b@x.no c@x.no{Enter}d@x.no');
  await user.tab();
  expect(emailsText()).toBe('a@x.no b@x.no c@x.no d@x.no');
});

test('each chip shows its own problem only', async () => {
  const { user, input } = start({ 'taken@x.no': 'User already exists' });
  await user.type(input, 'ok@x.no taken@x.no nonsense ');
  expect(screen.getByRole('button', { name: 'Edit ok@x.no' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('button', { name: 'Edit taken@x.no' })).toHaveAccessibleDescription('User already exists');
  expect(screen.getByRole('button', { name: 'Edit nonsense' })).toHaveAccessibleDescription('Must be valid email');
});

test('Backspace focuses the last chip first, then removes it; a press moves a chip back into the input', async () => {
  const { user, input } = start();
  await user.type(input, 'a@x.no b@x.no c@x. ');
  await user.keyboard('{Backspace}');
  expect(emailsText()).toBe('a@x.no b@x.no c@x.');
  expect(screen.getByRole('button', { name: 'Edit c@x.' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(input).toHaveFocus();
  expect(input).toHaveValue('c@x.');
  await user.clear(input);
  await user.keyboard('{Backspace}{Backspace}');
  expect(emailsText()).toBe('a@x.no');
  await user.click(screen.getByRole('button', { name: 'Remove a@x.no' }));
  expect(emailsText()).toBe('');
});

const chip = (email: string) => screen.getByRole('button', { name: `Edit ${email}` });
const announcement = (text: string) => screen.findByText(text, { selector: '[aria-live=polite]' });

test('ACCT-077 bad addresses are counted, visited one after the other, and removed together', async () => {
  const { user, input } = start();
  await user.click(input);
  await user.paste('bad1, a@x.no, bad2, b@x.no, bad3');
  expect(await announcement('5 addresses added, 3 invalid, 5 in total')).toBeInTheDocument();
  expect(screen.getByText('3 of 5 can’t be used')).toBeInTheDocument();

  const next = screen.getByRole('button', { name: 'Go to next' });
  for (const email of ['bad1', 'bad2', 'bad3', 'bad1']) {
    await user.click(next);
    expect(chip(email)).toHaveFocus();
  }
  await user.click(screen.getByRole('button', { name: 'Remove all 3' }));
  expect(emailsText()).toBe('a@x.no b@x.no');
  expect(input).toHaveFocus();
  expect(screen.queryByText(/can’t be used/)).not.toBeInTheDocument();
});

test('ACCT-077 an invalid address is announced as invalid, not as added, and a duplicate as a duplicate', async () => {
  const { user, input } = start();
  await user.type(input, 'kari@ ');
  expect(await announcement('kari@ can’t be used: Must be valid email')).toBeInTheDocument();
  await user.type(input, 'ola@x.no OLA@x.no ');
  expect(await announcement('Already in the list')).toBeInTheDocument();
});

test('addresses that are read-only are shown and neither corrected nor removed', () => {
  render(
    <ConsoleUiProvider>
      <Field label="Emails" readOnly="Managed elsewhere">
        <EmailsInput value={['a@x.no']} onChange={() => undefined} />
      </Field>
    </ConsoleUiProvider>,
  );
  expect(screen.getByText('a@x.no')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the focus stays among the chips when the first one is deleted', async () => {
  const { user, input } = start();
  await user.type(input, 'a@x.no b@x.no c@x.no ');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(chip('a@x.no')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(emailsText()).toBe('b@x.no c@x.no');
  expect(chip('b@x.no')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(chip('b@x.no')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(input).toHaveFocus();
});

test('Q110 an input that an extension has put into an element of its own takes addresses, and arrows lead to it', async () => {
  const { user, input } = start();
  const wrapper = document.createElement('span');
  input.replaceWith(wrapper);
  wrapper.append(input);
  await user.type(input, 'a@x.no,b@x.no,');
  expect(emailsText()).toBe('a@x.no b@x.no');
  await user.keyboard('{Backspace}{ArrowRight}');
  expect(input).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  expect(emailsText()).toBe('a@x.no');
});
