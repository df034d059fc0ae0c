/*
 * One press answers one thing. The key that opens a question, or the second half of a double click, would otherwise also
 * press what has come under it meanwhile.
 */

/** The second half of a double click comes within this time of what the first has drawn, and at about the same place. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 10;

/** Buttons that are meant to be pressed on, although another one of them is under the pointer each time. */
const TAKES_EVERY_PRESS = '[data-takes-every-press]';
const CONTROL = 'button, a, input, select, textarea, label, summary, dialog, [role], [tabindex]';

type Press =
  | { by: 'key'; target: EventTarget | null; isReleased: boolean }
  | { by: 'pointer'; x: number; y: number; hasPlace: boolean };

/** Where a series of clicks began, and under which name: "Close" is not "Confirm". */
let first: { control: Element; name: string | undefined } | undefined;
let latest: Press | undefined;
let isStray = false;

/** Listens for the whole page; returns what stops it. */
export function followPresses(): () => void {
  const listening = {
    mousedown: onMouseDown,
    click: onClick,
    keydown: onKeyDown,
    keypress: onKeyPress,
    keyup: onKeyUp,
  };
  const listeners = Object.entries(listening) as [string, EventListener][];
  for (const [type, listener] of listeners) addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, { capture: true });
  };
}

function onMouseDown(event: MouseEvent) {
  const { clientX: x, clientY: y, detail, target } = event;
  latest = { by: 'pointer', x, y, hasPlace: x !== 0 || y !== 0 };
  if (!(target instanceof Element)) return;
  const control = target.closest(CONTROL) ?? target;
  const name = nameOf(control);
  // The browser counts the clicks of a series by its own rules of time and place.
  isStray = detail > 1 && first !== undefined && (first.control !== control || first.name !== name);
  const isPressedOn = control.matches(TAKES_EVERY_PRESS) && first?.control.matches(TAKES_EVERY_PRESS);
  if (isStray && !isPressedOn) return take(event);
  isStray = false;
  if (detail <= 1) first = { control, name };
}

function onClick(event: MouseEvent) {
  // Without a count it is no pointer's: a key, a label, a script.
  if (isStray && event.detail > 0) take(event);
}

function onKeyDown(event: KeyboardEvent) {
  if (!event.repeat) {
    latest = { by: 'key', target: event.target, isReleased: false };
    return;
  }
  // A key that is held goes on writing, and presses nothing a second time.
  if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
  const isSame = latest?.by === 'key' && latest.target === event.target;
  if (!isSame || !isWriting(event)) take(event);
}

function onKeyPress(event: KeyboardEvent) {
  // The focus has gone elsewhere since the key went down; the browser would press what has it now.
  if (['Enter', ' '].includes(event.key) && latest?.by === 'key' && latest.target !== event.target) take(event);
}

function onKeyUp() {
  if (latest?.by === 'key') latest.isReleased = true;
}

function take(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const nameOf = (control: Element) =>
  control.matches('button, a') ? (control.ariaLabel ?? control.textContent) : undefined;

function isWriting({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return key === ' ' && !target.matches('[type=checkbox], [type=radio]');
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/**
 * To be called when something is drawn that can be answered. The function that it returns says whether the answer that
 * arrives is still part of the press that led there: the same key, or a second click at the same place.
 */
export function notePress(): () => boolean {
  const before = latest;
  const isKeyHeld = before?.by === 'key' && !before.isReleased;
  const drawnAt = performance.now();
  return () => {
    if (performance.now() - drawnAt > DOUBLE_CLICK_MS) return false;
    if (latest === before) return isKeyHeld;
    return before?.by === 'pointer' && latest?.by === 'pointer' && isSamePlace(before, latest);
  };
}

function isSamePlace(one: Press & { by: 'pointer' }, other: Press & { by: 'pointer' }): boolean {
  return one.hasPlace && Math.hypot(one.x - other.x, one.y - other.y) <= DOUBLE_CLICK_PX;
}
