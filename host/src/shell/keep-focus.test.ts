import { waitFor } from '@console/testing';
import { keepFocus } from './keep-focus';

const drawn = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('button');
};
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const heading = () => document.querySelector('h1');

// An observer that outlives the document would fail.
const observe = jest.spyOn(MutationObserver.prototype, 'observe');
beforeAll(keepFocus);
afterAll(() => observe.mock.contexts.forEach((observer) => observer.disconnect()));

test('Q150 when the element in focus leaves the page, the heading takes the focus, also a heading that comes later', async () => {
  drawn('<h1 tabindex="-1" data-page-heading>Archive</h1><button></button>')?.focus();
  document.querySelector('button')?.remove();
  await waitFor(() => expect(heading()).toHaveFocus());

  drawn('<p>Loading</p>');
  await nextFrames();
  expect(document.body).toHaveFocus();
  drawn('<h1 tabindex="-1" data-page-heading>Roles</h1>');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('Q150 what takes the focus by itself keeps it, and a person who leaves a field for the page is left alone', async () => {
  drawn('<h1 tabindex="-1" data-page-heading>Roles</h1><button></button><input>')?.focus();
  document.querySelector('button')?.remove();
  document.querySelector('input')?.focus();
  await nextFrames();
  expect(document.querySelector('input')).toHaveFocus();

  document.querySelector('input')?.blur();
  document.body.append(document.createElement('p'));
  await nextFrames();
  expect(document.body).toHaveFocus();
});
