import { existsSync } from 'node:fs';
import { freePort } from '@console/sandbox/free-port';
import { startChild } from './child';
import { onPath } from './debian';
import { asText, type OtherBrowser, type OtherBrowserKind } from './other-browser';

/** Runs on a virtual screen. */
export const webkit: OtherBrowserKind = {
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => onPath('WebKitWebDriver') !== undefined && onPath('Xvfb') !== undefined,
  async start(folder) {
    const port = await freePort();
    const display = `:${port}`;
    const screen = await startChild('Xvfb', [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      cwd: folder,
      isUp: () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${port}`)),
    });
    const driver = await startChild('WebKitWebDriver', ['-p', `${port}`], {
      cwd: folder,
      port,
      // Its sandbox does not start in a container.
      env: { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    const session = await Session.start(`http://127.0.0.1:${port}`);
    return {
      ...browserOf(session),
      close: async () => {
        await session.end();
        await driver.stop();
        await screen.stop();
      },
    };
  },
};

declare global {
  interface Window {
    complaintsOfPage?: string[];
  }
}

function browserOf(session: Session): Omit<OtherBrowser, 'close'> {
  const seen: string[] = [];
  const evaluate: OtherBrowser['evaluate'] = async (run, ...given) => {
    const script = `(${watchPage.toString()})();
      return ${asText(run, given)}.then((result) => JSON.stringify([result, window.complaintsOfPage.splice(0)]))`;
    const answer = await session.ask<string>('POST', 'execute/sync', { script, args: [] });
    const [result, complaints] = JSON.parse(answer) as [string, string[]];
    seen.push(...complaints);
    return JSON.parse(result) as never;
  };
  return {
    open: async (url) => void (await session.ask('POST', 'url', { url })),
    evaluate,
    perform: async (input) => void (await session.ask('POST', 'actions', { actions: [input] })),
    complaints: async () => {
      await evaluate(() => undefined);
      return [...seen];
    },
  };
}

/** WebKit's driver does not report the console, so pages record errors. */
function watchPage(): void {
  if (window.complaintsOfPage) return;
  const complaints: string[] = (window.complaintsOfPage = []);
  addEventListener('error', ({ message }) => complaints.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`exception: ${reason}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(' ')}`);
    error(...words);
  };
  const report = (reports: Report[]) => {
    for (const { type, body } of reports) complaints.push(`policy: ${type} ${JSON.stringify(body)}`);
  };
  new ReportingObserver(report, { buffered: true }).observe();
}

class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async start(server: string): Promise<Session> {
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${server}/session`, { capabilities: {} });
    const session = new Session(`${server}/session/${sessionId}`);
    await session.ask('POST', 'window/rect', { width: 1440, height: 900 });
    return session;
  }

  ask<Result>(method: string, command: string, body: object): Promise<Result> {
    return ask(method, `${this.#address}/${command}`, body);
  }

  async end(): Promise<void> {
    await ask('DELETE', this.#address);
  }
}

async function ask<Result>(method: string, address: string, body?: object): Promise<Result> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}
