// The parts of Stripe.js that @stripe/react-stripe-js and our payment page use. The card form is a frame at this
// script's origin, so typed values never reach the page.
(() => {
  const { origin } = new URL(document.currentScript.src);
  let count = 0;

  const apiError = { type: 'api_connection_error', message: 'We could not reach the payment provider.' };

  async function read(clientSecret, locale) {
    const query = new URLSearchParams({ client_secret: clientSecret, ...(locale && { ui_locales: locale }) });
    const answer = await fetch(`${origin}/v1/payment?${query}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  }

  function openFrame(parent, path, { locale, ...parameters }, title, onMessage) {
    const frame = document.createElement('iframe');
    const id = `frame-${++count}`;
    const query = new URLSearchParams({ ...parameters, ...(locale && { ui_locales: locale }) });
    frame.src = `${origin}${path}?${query}#${new URLSearchParams({ id, parent: location.origin })}`;
    frame.title = title;
    frame.allow = 'payment *';
    const listen = ({ origin: sender, source, data }) => {
      if (sender === origin && source === frame.contentWindow) onMessage(data, frame);
    };
    addEventListener('message', listen);
    parent.append(frame);
    return {
      frame,
      send: (message) => frame.contentWindow.postMessage(message, origin),
      close: () => {
        removeEventListener('message', listen);
        frame.remove();
      },
    };
  }

  class PaymentElement {
    #handlers = new Map();
    #frame;
    #waiting = new Map();
    #appearance;
    #locale;
    #isReady = false;

    constructor({ appearance, locale }) {
      this.#appearance = appearance;
      this.#locale = locale;
    }

    on(name, handler) {
      this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
      return this;
    }

    once(name, handler) {
      return this.on(name, handler);
    }

    off(name, handler) {
      this.#handlers.set(
        name,
        (this.#handlers.get(name) ?? []).filter((one) => one !== handler),
      );
      return this;
    }

    #emit(name, event = {}) {
      for (const handler of this.#handlers.get(name) ?? []) handler({ elementType: 'payment', ...event });
    }

    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      this.#frame = openFrame(
        parent,
        '/v3/card-form',
        { locale: this.#locale },
        'Secure payment input frame',
        (data, frame) => {
          if (data.type === 'size') frame.style.height = `${data.height}px`;
          if (data.type === 'ready') {
            this.#isReady = true;
            this.draw(this.#appearance);
            this.#emit('ready');
          }
          if (data.type === 'change') this.#emit('change', { complete: data.complete, empty: data.empty });
          if (data.type === 'answer') {
            this.#waiting.get(data.id)?.(data);
            this.#waiting.delete(data.id);
          }
        },
      );
      const { style } = this.#frame.frame;
      Object.assign(style, { border: '0', width: '100%', height: '240px', display: 'block', colorScheme: 'normal' });
    }

    confirm(clientSecret) {
      const id = ++count;
      return new Promise((resolve) => {
        this.#waiting.set(id, resolve);
        this.#frame.send({ type: 'confirm', id, clientSecret });
      });
    }

    update(options) {
      if (options?.readOnly !== undefined) this.#frame?.send({ type: 'readOnly', value: options.readOnly });
    }

    draw(appearance) {
      this.#appearance = appearance;
      if (this.#isReady) this.#frame?.send({ type: 'appearance', variables: appearance?.variables ?? {} });
    }

    focus() {
      this.#frame?.frame.focus();
      this.#frame?.send({ type: 'focus' });
    }

    blur() {}
    clear() {}
    collapse() {}

    unmount() {
      this.#frame?.close();
      this.#frame = undefined;
      this.#isReady = false;
    }

    destroy() {
      this.unmount();
      this.#emit('destroy');
    }
  }

  class Elements {
    #element;
    #options;

    constructor(options) {
      this.#options = options;
    }

    get clientSecret() {
      return this.#options.clientSecret;
    }

    get locale() {
      return this.#options.locale;
    }

    create(type) {
      if (type !== 'payment') throw new Error(`The stand-in has no element "${type}".`);
      this.#element = new PaymentElement(this.#options);
      return this.#element;
    }

    getElement(type) {
      return type === 'payment' ? (this.#element ?? null) : null;
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      if (options.appearance) this.#element?.draw(options.appearance);
    }

    async fetchUpdates() {
      return {};
    }

    async submit() {
      return {};
    }

    on() {
      return this;
    }

    off() {
      return this;
    }
  }

  /** Resolves with the bank's answer. */
  function askBank(clientSecret, locale) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Your bank asks');
    Object.assign(dialog.style, {
      border: '0',
      borderRadius: '14px',
      padding: '0',
      margin: 'auto',
      width: 'min(92vw, 420px)',
    });
    document.body.append(dialog);
    return new Promise((resolve) => {
      const done = () => {
        bank.close();
        dialog.close();
        dialog.remove();
        resolve();
      };
      const bank = openFrame(dialog, '/v3/bank', { client_secret: clientSecret, locale }, 'Your bank asks', (data) => {
        if (data.type === 'answered' || data.type === 'closed') done();
      });
      Object.assign(bank.frame.style, { border: '0', width: '100%', height: '260px', display: 'block' });
      // After Escape the payment can be confirmed again.
      dialog.addEventListener('cancel', done);
      dialog.showModal();
    });
  }

  async function confirmPayment({ elements, clientSecret = elements?.clientSecret, confirmParams, redirect }) {
    try {
      const element = elements.getElement('payment');
      const { error, failed } = await element.confirm(clientSecret);
      if (failed) return { error: apiError };
      if (error) return { error };
      let payment = await read(clientSecret, elements.locale);
      if (payment.status === 'canceled') {
        return {
          error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: payment },
        };
      }
      if (payment.status === 'requires_action') {
        await askBank(clientSecret, elements.locale);
        payment = await read(clientSecret, elements.locale);
        if (payment.last_payment_error) return { error: { ...payment.last_payment_error, payment_intent: payment } };
        if (payment.status === 'requires_action') {
          return { error: { type: 'card_error', code: 'canceled', message: 'The payment was not approved.' } };
        }
      }
      if (redirect !== 'if_required') location.assign(confirmParams.return_url);
      return { paymentIntent: payment };
    } catch {
      return { error: apiError };
    }
  }

  async function retrievePaymentIntent(clientSecret) {
    try {
      return { paymentIntent: await read(clientSecret) };
    } catch {
      return { error: apiError };
    }
  }

  const unsupported = (name) => async () => {
    throw new Error(`The stand-in has no ${name}.`);
  };

  globalThis.Stripe = Object.assign(
    () => ({
      elements: (options) => new Elements(options),
      confirmPayment,
      retrievePaymentIntent,
      createToken: unsupported('createToken'),
      createPaymentMethod: unsupported('createPaymentMethod'),
      confirmCardPayment: unsupported('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    }),
    { version: 'endive' },
  );
})();
