import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FileField, type FileFieldProps } from './FileField';
import { extensionOf, formatFileSize } from './file-kinds';

/** SEQUENCE of 1024 bytes, version 3: the start of a PKCS #12 file. */
const PFX = [0x30, 0x82, 0x04, 0x00, 0x02, 0x01, 0x03];
const file = (name: string, bytes: number[] = PFX) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });

function Screen(props: Partial<FileFieldProps>) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <ConsoleUiProvider>
      <Field label="Certificate" group hint="With its private key">
        <FileField
          kinds={['pfx']}
          words={{ input: 'Certificate file', choose: 'Choose certificate', replace: 'Replace certificate' }}
          value={files}
          onChange={setFiles}
          {...props}
        />
      </Field>
      <output>{files.map(({ name }) => name).join(' ')}</output>
    </ConsoleUiProvider>
  );
}

function start(props: Partial<FileFieldProps> = {}) {
  render(<Screen {...props} />);
  const user = userEvent.setup({ applyAccept: false });
  const choose = (...files: File[]) => user.upload(screen.getByLabelText('Certificate file'), files);
  return { user, choose, kept: () => document.querySelector('output')?.textContent };
}

test('SHRD-027 a file that is dropped or chosen is shown with its size, replaced by the next and removed', async () => {
  const { user, choose, kept } = start();
  const zone = screen.getByRole('group', { name: 'Certificate' });
  expect(within(zone).getByRole('button', { name: 'Choose certificate' })).toHaveAccessibleDescription(
    'With its private key',
  );

  const dropped = file('first.pfx');
  const items = [{ kind: 'file', getAsFile: () => dropped, webkitGetAsEntry: () => ({ isFile: true }) }];
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], items } });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items } });
  await waitFor(() => expect(kept()).toBe('first.pfx'));
  await choose(file('interact-test-2026.pfx'));
  expect(await within(zone).findByText('interact-test-2026.pfx')).toBeInTheDocument();
  expect(within(zone).getByText('7 B')).toBeInTheDocument();
  await choose(file('second.PFX'));
  await waitFor(() => expect(kept()).toBe('second.PFX'));

  await user.click(within(zone).getByRole('button', { name: 'Remove second.PFX' }));
  expect(kept()).toBe('');
  expect(screen.getByRole('button', { name: 'Choose certificate' })).toHaveFocus();
});

test('SHRD-028 a certificate is accepted by its name and its contents; a refused file shows the reason and changes nothing', async () => {
  const { choose, kept } = start();
  await choose(file('fine.pfx'));
  await waitFor(() => expect(kept()).toBe('fine.pfx'));

  await choose(file('certificate.cer'));
  expect(await screen.findByRole('alert')).toHaveTextContent('certificate.cer: Choose a .pfx file');
  const items = [{ kind: 'file', getAsFile: () => file('key.p12'), webkitGetAsEntry: () => ({ isFile: true }) }];
  const zone = screen.getByRole('group', { name: 'Certificate' });
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], items } });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('key.p12: Choose a .pfx file'));
  await choose(
    file(
      'renamed.pfx',
      [...'-----BEGIN'].map((letter) => letter.charCodeAt(0)),
    ),
  );
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'renamed.pfx: This isn’t a valid .pfx file, even though it has that file extension',
    ),
  );
  await choose(file('empty.pfx', []));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('empty.pfx: The file is empty'));
  expect(kept()).toBe('fine.pfx');
});

test('SHRD-027 of several files for a field of one, the first is taken', async () => {
  const { kept } = start();
  const items = ['a.pfx', 'b.pfx'].map((name) => ({
    kind: 'file',
    getAsFile: () => file(name),
    webkitGetAsEntry: () => ({ isFile: true }),
  }));
  const zone = screen.getByRole('group', { name: 'Certificate' });
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], items } });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items } });
  await waitFor(() => expect(kept()).toBe('a.pfx'));
  expect(screen.getByRole('alert')).toHaveTextContent('b.pfx: Choose one file');
});

test('SHRD-027 the size of a file has a limit', async () => {
  const { choose, kept } = start({ maxBytes: 7 });
  await choose(file('a.pfx'));
  await waitFor(() => expect(kept()).toBe('a.pfx'));
  await choose(file('long.pfx', [...PFX, 0]));
  expect(await screen.findByText(/Maximum file size 7 B/)).toBeVisible();
  expect(kept()).toBe('a.pfx');
});

test.each([
  ['a.b.PFX', 'PFX'],
  ['noextension', ''],
  ['.hidden', ''],
  ['dot.', ''],
])('SHRD-028 the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test('sizes are in multiples of 1,000', () => {
  expect([999, 4_000, 1_240_000].map(formatFileSize)).toEqual(['999 B', '4 kB', '1.2 MB']);
});

test("SERV-081 SERV-083 C88 the specification's words for a file of another kind and an unreadable file", async () => {
  const { choose } = start({
    wrongKindText: (extension) => `Failed to load file because file extension ${extension} is not supported.`,
    unreadableText: 'Failed to load file',
  });
  await choose(file('key.PEM'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'key.PEM: Failed to load file because file extension PEM is not supported.',
  );
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  await choose(file('gone.pfx'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^gone\.pfx: Failed to load file$/);
  read.mockRestore();
});

test('SHRD-027 only one error is shown: that of a refused file hides that a file is required', async () => {
  render(
    <ConsoleUiProvider>
      <Field label="Certificate" group error="Certificate is required">
        <FileField
          kinds={['pfx']}
          words={{ input: 'Certificate file', choose: 'Choose certificate', replace: 'Replace certificate' }}
          value={[]}
          onChange={() => undefined}
        />
      </Field>
    </ConsoleUiProvider>,
  );
  const zone = screen.getByRole('group', { name: 'Certificate' });
  expect(zone).toHaveAccessibleDescription('Certificate is required');
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Certificate file'), file('interact.p12'));
  expect(await screen.findByText(/Choose a \.pfx file/)).toBeVisible();
  expect(screen.queryByText('Certificate is required')).not.toBeInTheDocument();
});

test('SHRD-027 a file name with direction marks is shown with the marks visible, accepted or refused', async () => {
  const { choose } = start();
  await choose(file('letter\u202Exfp.exe'));
  expect(await screen.findByText('letter\uFFFDxfp.exe')).toBeVisible();
  await choose(file('letter\u202Eexe.pfx'));
  expect(await screen.findByRole('button', { name: 'Remove letter\uFFFDexe.pfx' })).toBeVisible();
  expect(document.body.textContent?.split('\u202E')).toHaveLength(2);
});
