import { act, render, screen } from '@testing-library/react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toastStore } from '../toasts/toast';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { IconButton } from './IconButton';

const draw = (button: React.ReactNode) => render(<ConsoleUiProvider>{button}</ConsoleUiProvider>);

test('a blocked button can be reached, shows its reason and does nothing', () => {
  const press = jest.fn();
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  draw(
    <form onSubmit={submit}>
      <Button type="submit" onClick={press} disabledReason="Nothing has changed">
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAccessibleDescription('Nothing has changed');
  button.focus();
  expect(button).toHaveFocus();
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a button keeps the focus when its reason comes and goes', () => {
  const { rerender } = draw(<Button>Save</Button>);
  screen.getByRole('button').focus();
  rerender(
    <ConsoleUiProvider>
      <Button disabledReason="Nothing has changed">Save</Button>
    </ConsoleUiProvider>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Nothing has changed');
});

test('a loading button ignores a second press', () => {
  const press = jest.fn();
  draw(
    <Button loading onClick={press}>
      Saving
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('an icon button has its label as its name, and a description only if it has a reason', () => {
  draw(
    <>
      <IconButton label="Edit" icon={<svg />} disabledReason="You can’t edit your own account here" />
      <IconButton label="Close" icon={<svg />} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
    'You can’t edit your own account here',
  );
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAccessibleDescription();
});

test('INTG-146 SHRD-022 SHRD-023 copying says "Copied to clipboard" for 2000 ms', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  draw(<CopyButton text="u-00417" label="Copy user id" />);
  await act(async () => screen.getByRole('button', { name: 'Copy user id' }).click());
  expect(writeText).toHaveBeenCalledWith('u-00417');
  expect(screen.getByText('Copied to clipboard')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1990));
  expect(screen.getByText('Copied to clipboard')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(toastStore.getState()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument();
  jest.useRealTimers();
});
