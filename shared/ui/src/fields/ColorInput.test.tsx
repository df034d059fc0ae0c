import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { contrastInWords, contrastRatio, HEX_COLOR, normalizeHex } from '../system/hex-color';
import { ColorInput } from './ColorInput';
import { Field } from './Field';

function Colour({ onPick }: { onPick?: (hex: string) => void }) {
  const [value, setValue] = useState('#fff');
  return (
    <ConsoleUiProvider>
      <Field label="Background">
        <ColorInput label="Background" value={value} onChange={onPick ?? setValue} />
      </Field>
    </ConsoleUiProvider>
  );
}

test('INTG-181 C83 a typed colour keeps its spelling', async () => {
  const user = userEvent.setup();
  render(<Colour />);
  const text = screen.getByRole('textbox', { name: 'Background' });
  await user.clear(text);
  await user.type(text, '52525b');
  expect(text).toHaveValue('52525b');
});

test('INTG-181 the picker works by keyboard, and Esc returns to the swatch', async () => {
  const user = userEvent.setup();
  render(<Colour />);
  await user.click(screen.getByRole('button', { name: 'Choose Background' }));
  expect(screen.getByRole('dialog', { name: 'Choose Background' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('textbox')).not.toHaveValue('#fff'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(HEX_COLOR);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose Background' })).toHaveFocus();
});

test('INTG-186 a picked colour is reported after 100 ms, and earlier ones within that time are not', async () => {
  const user = userEvent.setup();
  const onPick = jest.fn();
  render(<Colour onPick={onPick} />);
  await user.click(screen.getByRole('button', { name: 'Choose Background' }));
  const thumb = screen.getByRole('slider', { name: 'Saturation and brightness' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'setImmediate'] });
  try {
    const darken = () => act(async () => void fireEvent.keyDown(thumb, { key: 'ArrowDown' }));
    await darken();
    await darken();
    jest.advanceTimersByTime(60);
    // A later change does not delay the report.
    await darken();
    jest.advanceTimersByTime(39);
    expect(onPick).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onPick.mock.calls).toEqual([['#F7F7F7']]);
    jest.advanceTimersByTime(200);
    await darken();
    expect(onPick).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(100);
    expect(onPick.mock.calls).toEqual([['#F7F7F7'], ['#F5F5F5']]);
  } finally {
    jest.useRealTimers();
  }
});

test.each(['#fff', 'FFFFFF', '#FfFfFf'])('INTG-184 %s is white', (text) => {
  expect(normalizeHex(text)).toBe('#FFFFFF');
});

test.each(['', '#ffff', 'white', '#gggggg', '##fff'])('INTG-184 "%s" is no colour', (text) => {
  expect(normalizeHex(text)).toBeUndefined();
});

test('contrast is that of WCAG, and never rounded up; it is described in words', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastInWords('#777777', { label: 'White', value: '#fff' })).toBe(
    'Contrast with White: 4.4:1, enough for large text only',
  );
  const dark = { label: 'Primary text', value: '111827' };
  expect(contrastInWords('#ffffff', dark)).toBe('Contrast with Primary text: 17.7:1, easy to read');
  expect(contrastInWords('#52525b', dark)).toMatch(/too low to be readable/);
});
