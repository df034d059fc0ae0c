/**
 * Keeps an element as tall as it is until the press under way is over. A field that grows when it is left would push the
 * button that is being pressed from under the pointer, and a press that ends elsewhere than it began is no click.
 */
export function holdHeight(element: HTMLElement): void {
  // Left by key: nothing is being pressed.
  if (!document.querySelector(':active')) return;
  element.style.height = `${element.offsetHeight}px`;
  // The click follows its mouseup at once, before any timer.
  const letGo = () => setTimeout(() => element.style.removeProperty('height'));
  addEventListener('mouseup', letGo, { once: true, capture: true });
}
