/*
 * A press has a single effect: the key that opens a question, or a double click's second half, must not press the new
 * control.
 */

/** Starts after the first result is drawn, at about the same place. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 10;

/** The code of each key that an input method has taken. */
const COMPOSING = 229;

/** Buttons for repeated presses, which move under the pointer. */
const TAKES_EVERY_PRESS = '[data-takes-every-press]';
const CONTROL = 'button, a, input, select, textarea, label, summary, dialog, [role], [tabindex]';

type Press =
  | { by: 'key'; target: EventTarget | null; isReleased: boolean }
  | { by: 'pointer'; x: number; y: number; hasPlace: boolean };

/** Compares names too: "Close" may have become "Confirm". */
let first: { control: Element; name: string | undefined } | undefined;
let latest: Press | undefined;
let isStray = false;

/**
 * Follows presses on the whole page.
 * @returns removes the listeners
 */
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
  // The browser decides which clicks form a series. A fast failure unblocks a submit.
  const isOther = first?.control !== control || first.name !== name || control.matches('[type=submit]');
  isStray = detail > 1 && first !== undefined && isOther;
  const isPressedOn = control.matches(TAKES_EVERY_PRESS) && first?.control.matches(TAKES_EVERY_PRESS);
  if (isStray && !isPressedOn) return take(event);
  isStray = false;
  if (detail <= 1) first = { control, name };
}

function onClick(event: MouseEvent) {
  // Clicks by key, label or script count 0.
  if (isStray && event.detail > 0) take(event);
}

function onKeyDown(event: KeyboardEvent) {
  // The key belongs to the input method: Enter ends a composition and is no command. Safari ends it before this event
  // and leaves the code. An editor in a shadow root has its own handling.
  if ((event.isComposing || event.keyCode === COMPOSING) && event.composedPath()[0] === event.target)
    return event.stopImmediatePropagation();
  if (!event.repeat) {
    latest = { by: 'key', target: event.target, isReleased: false };
    return;
  }
  // A held key types but presses once.
  if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
  const isSame = latest?.by === 'key' && latest.target === event.target;
  if (!isSame || !isWriting(event)) take(event);
}

function onKeyPress(event: KeyboardEvent) {
  // The browser would press the newly focused element.
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

function isWriting(event: KeyboardEvent): boolean {
  const { key } = event;
  // Within a shadow root the event's target is the host.
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement) return key === ' ' && !target.matches('[type=checkbox], [type=radio]');
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/**
 * Call when an answerable control appears. The result is true while an answer belongs to the press before: a held key,
 * or a second click there.
 */
export function notePress(): () => boolean {
  const previousPress = latest;
  const isKeyHeld = previousPress?.by === 'key' && !previousPress.isReleased;
  const drawnAt = performance.now();
  return () => {
    if (performance.now() - drawnAt > DOUBLE_CLICK_MS) return false;
    if (latest === previousPress) return isKeyHeld;
    return previousPress?.by === 'pointer' && latest?.by === 'pointer' && isSamePlace(previousPress, latest);
  };
}

function isSamePlace(one: Press & { by: 'pointer' }, other: Press & { by: 'pointer' }): boolean {
  return one.hasPlace && Math.hypot(one.x - other.x, one.y - other.y) <= DOUBLE_CLICK_PX;
}
