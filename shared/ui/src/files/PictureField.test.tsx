import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { PictureField } from './PictureField';

const PHOTO = {
  input: 'Photo file',
  upload: 'Upload photo',
  change: 'Change photo',
  remove: 'Remove photo',
  removed: 'The photo was removed',
  crop: 'Crop photo',
  part: 'Crop area',
  use: 'Use photo',
};

const PNG = [...'\x89PNG\r\n\x1a\n'].map((letter) => letter.charCodeAt(0));
const LARGEST = { bytes: 550_000, message: 'Maximum file size 500 KB' };
const picture = (name: string, length: number, head = PNG) => {
  const bytes = new Uint8Array(length);
  bytes.set(head);
  return new File([bytes], name, { type: 'image/jpeg' });
};

// jsdom decodes no pictures; a damaged one makes this reject.
const decode = jest.fn(async () => undefined);
beforeEach(() => {
  decode.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
});

function Screen() {
  const [value, setValue] = useState('');
  return (
    <ConsoleUiProvider>
      <Field label="Photo" group>
        <PictureField words={PHOTO} value={value} onChange={setValue} largest={LARGEST} placeholder="IH" />
      </Field>
      <output>{value.slice(0, 30)}</output>
    </ConsoleUiProvider>
  );
}

function start() {
  render(<Screen />);
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText('Photo file'), file);
  return { user, choose, kept: () => document.querySelector('output')?.textContent };
}

test('SHRD-027 a picture is accepted by its contents and not by its name, removed and brought back', async () => {
  const { user, choose, kept } = start();
  await choose(picture('no-extension', 100));
  await waitFor(() => expect(kept()).toMatch(/^data:image\/png;base64,iVBORw/));
  expect(screen.getByRole('presentation')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(kept()).toBe('');
  expect(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toMatch(/^data:image\/png/);
});

test('SHRD-027 a file that is no picture, or a damaged one, is refused beside the field', async () => {
  const { choose, kept } = start();
  await choose(picture('text.png', 40, [0x68, 0x65, 0x6a]));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'text.png: This isn’t a picture, even though it has a picture’s file extension',
  );
  decode.mockRejectedValue(new Error('damaged'));
  await choose(picture('damaged.png', 40));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('damaged.png: The picture is damaged and can’t be displayed'),
  );
  expect(kept()).toBe('');
});

test('SHRD-027 a picture that is too large can be cropped', async () => {
  const { user, choose, kept } = start();
  await choose(picture('large.png', 550_001));
  expect(await screen.findByRole('alert')).toHaveTextContent('large.png: Maximum file size 500 KB');
  await user.click(screen.getByRole('button', { name: 'Crop it to fit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
  expect(dialog.getByLabelText('Crop area')).toHaveAttribute('role', 'slider');
  expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await choose(picture('fits.png', 550_000));
  await waitFor(() => expect(kept()).toMatch(/^data:image\/png/));
  expect(screen.queryByText(/Maximum file size/)).not.toBeInTheDocument();
});
