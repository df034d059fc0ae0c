import { act, render, screen } from '@console/testing';
import { watchTranslation } from './watch-translation';

function Users({ count, name, isOpen = true }: { count: number; name: string; isOpen?: boolean }) {
  return (
    <p role="note">
      {isOpen && 'Found '}
      {count} users{count > 5 && ', many'} <b>{name}</b>
    </p>
  );
}

const WAYS: Record<string, (text: Text, translation: Element) => void> = {
  'replaces it': (text, translation) => text.replaceWith(translation),
  'inserts its own before it is removed': (text, translation) => {
    text.before(translation);
    text.remove();
  },
  'moves it into its own': (text, translation) => {
    text.replaceWith(translation);
    translation.firstElementChild?.replaceChildren(text);
  },
};

function textsOf(note: Element): Text[] {
  const walker = document.createTreeWalker(note, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('font'));
}

const passed = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeAll(() => watchTranslation(document.body));

test('Q88 a text that changes while the code for translated pages is loaded is not stale', async () => {
  const { rerender } = render(<Users count={4} name="Åse" />);
  const note = screen.getByRole('note');
  const [, count] = textsOf(note);
  const font = document.createElement('font');
  font.textContent = 'four';
  count?.replaceWith(font);
  // The change is seen before the code loads.
  await Promise.resolve();
  rerender(<Users count={5} name="Åse" />);
  await passed();
  expect(note).toHaveTextContent('Found 5 users Åse');
});

for (const [way, replace] of Object.entries(WAYS)) {
  async function translate(note: Element, word = (text: string) => text.toUpperCase()) {
    for (const text of textsOf(note)) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = word(text.data);
      outer.append(inner);
      replace(text, outer);
    }
    await passed();
  }

  test(`Q88 texts that a translation which ${way} shows otherwise can change and go, and are never stale`, async () => {
    const { rerender } = render(<Users count={4} name="Åse" />);
    const note = screen.getByRole('note');
    await translate(note);
    for (const [count, name, isOpen, words] of [
      [7, 'Kari', true, /found 7 users, many kari/i],
      [3, 'Kari', false, /^3 users kari/i],
      [3, 'Ola', true, /found 3 users ola/i],
    ] as const) {
      rerender(<Users count={count} name={name} isOpen={isOpen} />);
      await passed();
      expect(note).toHaveTextContent(words);
      await translate(note);
      expect(note).toHaveTextContent(words);
    }
  });
}

test('Q88 "show the original" puts the texts back, as they are or as copies', async () => {
  render(<Users count={4} name="Åse" />);
  const note = screen.getByRole('note');
  for (const isCopy of [false, true]) {
    const texts = textsOf(note);
    const fonts = texts.map((text) => {
      const font = document.createElement('font');
      font.textContent = 'x';
      text.replaceWith(font);
      return [font, isCopy ? text.cloneNode() : text] as const;
    });
    await passed();
    expect(note).toHaveTextContent('xxx');
    for (const [font, text] of fonts) font.replaceWith(text);
    await passed();
    expect(note).toHaveTextContent('Found 4 users Åse');
  }
});
