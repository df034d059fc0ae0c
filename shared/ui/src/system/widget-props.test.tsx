import { createRequire } from 'node:module';
import { chakra } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { ConsoleUiProvider } from './ConsoleUiProvider';
import standIn from './html-prop';

/* The engines behind the widgets list every prop of their parts; they are Ark's dependencies and not ours. */
const ark = createRequire(createRequire(__filename).resolve('@ark-ui/react/file-upload'));
const ENGINES = ['color-picker', 'file-upload', 'image-cropper'];

/**
 * Props that are CSS properties as well, such as a handle's `position`: Chakra would take them, so such a part is not
 * styled itself.
 */
const STYLES_TOO = ['aspectRatio', 'maxHeight', 'maxWidth', 'minHeight', 'minWidth', 'zoom'];

function propsOf(engine: string): string[] {
  const exported = Object.entries(ark(`@zag-js/${engine}`) as Record<string, unknown>);
  return exported.flatMap(([name, value]) => (/[pP]rops$/.test(name) && Array.isArray(value) ? value : []) as string[]);
}

test("tests run with the host's replacements for files of Chakra and Emotion", () => {
  expect(jest.requireActual<{ default: unknown }>('@emotion/is-prop-valid').default).toBe(standIn);
});

test.each(ENGINES)('every prop of %s reaches a part that is styled', (engine) => {
  let received: object = {};
  const Part = chakra((props: object) => {
    received = props;
    return null;
  });
  const props = propsOf(engine).filter((name) => !STYLES_TOO.includes(name));
  expect(props.length).toBeGreaterThan(10);
  render(
    <ConsoleUiProvider>
      <Part {...Object.fromEntries(props.map((name) => [name, 'given']))} />
    </ConsoleUiProvider>,
  );
  expect(props.filter((name) => !(name in received))).toEqual([]);
});
