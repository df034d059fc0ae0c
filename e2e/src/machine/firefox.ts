import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@console/sandbox/free-port';
import { WebSocket } from 'ws';
import { startChild } from './child';
import { onPath } from './debian';
import { asText, type OtherBrowser, type OtherBrowserKind } from './other-browser';

export const firefox: OtherBrowserKind = {
  packages: ['firefox-esr'],
  isInstalled: () => onPath('firefox-esr', 'firefox') !== undefined,
  async start(folder) {
    const port = await freePort();
    const path = onPath('firefox-esr', 'firefox') as string;
    const profile = join(folder, 'firefox');
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile, { recursive: true });
    const args = [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      `${port}`,
      'about:blank',
    ];
    const child = await startChild(path, args, { cwd: folder, port });
    const bidi = await BiDi.connect(`ws://127.0.0.1:${port}/session`);
    return { ...(await browserOf(bidi)), close: () => child.stop() };
  },
};

async function browserOf(bidi: BiDi): Promise<Omit<OtherBrowser, 'close'>> {
  const seen: string[] = [];
  // Includes violations of the page's policy.
  bidi.on('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error') seen.push(`console: ${text} (${source?.realm ?? ''})`);
  });
  await bidi.ask('session.new', { capabilities: {} });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.ask<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const { context } = contexts[0];
  await bidi.ask('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  return {
    open: async (url) => void (await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (run, ...given) => {
      const { result, exceptionDetails } = await bidi.ask<Evaluated>('script.evaluate', {
        expression: asText(run, given),
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as never;
    },
    perform: async (input) => void (await bidi.ask('input.performActions', { context, actions: [input] })),
    complaints: () => Promise.resolve([...seen]),
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

interface Event {
  level?: string;
  text?: string;
  source?: { realm: string };
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: Event;
}

class BiDi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Map<string, (event: Event) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString()) as Message));
  }

  static async connect(url: string): Promise<BiDi> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BiDi(socket);
  }

  on(method: string, listener: (event: Event) => void): void {
    this.#listeners.set(method, listener);
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    const id = (this.#asked += 1);
    const answer = await new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as Result;
  }

  #take(message: Message): void {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    else if (message.method && message.params) this.#listeners.get(message.method)?.(message.params);
  }
}
