import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { setStorageOwner } from '@console/browser';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { addConstructedSheets } from './adopted-style-sheets';

/* What jsdom lacks. Sizes are given, or virtualised lists draw no row. */

process.env.DEBUG_PRINT_LIMIT ??= '2000';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 15_000 });

// Waiting queries repeat; printing the page at each failure is slow, so the text is made when read.
configure(({ getElementError }) => ({
  getElementError: function errorOf(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (isWaiting && message !== null) {
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
      return Object.defineProperty(error, 'message', {
        get: () => getElementError(message, container).message,
        configurable: true,
      });
    }
    const error = getElementError(message, container);
    Error.captureStackTrace(error, errorOf);
    return error;
  },
}));

jest.setTimeout(90_000);

// React records up to 10,000 stacks a second, a tenth of page tests; the limit counts as reached.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });

// oxlint-disable-next-line rooms/one-place -- everybody's: nothing of one test is offered in the next
afterEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

setStorageOwner({ person: 'tester', company: '999 000 000' });

// The sandbox in process uses Node's Uint8Array, another class than jsdom's.
const nodeUint8Array = Object.getPrototypeOf(Buffer) as typeof Uint8Array;
define(globalThis, {
  Uint8Array: nodeUint8Array,
  ArrayBuffer: new nodeUint8Array(0).buffer.constructor,
  crypto: webcrypto,
  setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => setTimeout(run, 0, ...args),
  clearImmediate: (timer: NodeJS.Timeout) => clearTimeout(timer),
});

// React makes FormData from a form, which Node's, needed by fetch, refuses.
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const { name, value } of (form?.elements ?? []) as Iterable<HTMLInputElement>)
      if (name) this.append(name, value);
  }
}
define(globalThis, { FormData: FormDataOfForm });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Reports once, so that measuring components have space. */
class OnceResizeObserver extends NoObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    super();
    this.#report = report;
  }
  override observe(target?: Element) {
    if (!target) return;
    const size = [{ inlineSize: WIDTH, blockSize: HEIGHT }];
    const contentRect = { x: 0, y: 0, top: 0, left: 0, right: WIDTH, bottom: HEIGHT, width: WIDTH, height: HEIGHT };
    const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    this.#report([entry as unknown as ResizeObserverEntry], this);
  }
}

addConstructedSheets();

const WIDTH = 1280;
const HEIGHT = 800;

const returnFocusTo = new WeakMap<HTMLDialogElement, Element | null>();

define(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
  ResizeObserver: OnceResizeObserver,
  IntersectionObserver: NoObserver,
  scrollTo() {},
  reportError: (error: unknown) => console.error(error),
});
define(Element.prototype, {
  scrollTo() {},
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  getAnimations: () => [],
});
// jsdom decodes nothing: all are valid.
define(HTMLImageElement.prototype, { decode: async () => undefined });
define(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
define(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    returnFocusTo.set(this, document.activeElement);
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    (returnFocusTo.get(this) as HTMLElement | undefined)?.focus();
  },
});
defineGetters(HTMLElement.prototype, { offsetWidth: () => WIDTH, offsetHeight: () => HEIGHT });

function define(target: object, members: Record<string, unknown>) {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function defineGetters(target: object, members: Record<string, () => unknown>) {
  for (const [name, get] of Object.entries(members)) Object.defineProperty(target, name, { get, configurable: true });
}
