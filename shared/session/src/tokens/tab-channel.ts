import { isTokenSet, type TokenSet } from './token-set';

export type TabMessage =
  /** `company`: organisation number. */
  | { kind: 'renewed'; tokens: TokenSet; company: string | undefined }
  /** Requests newer tokens; answered by `renewed` or nothing. */
  | { kind: 'asking'; family: string; sub: string; order: number; company: string | undefined }
  /** A tab without session; answered by `offered` or nothing. */
  | { kind: 'joining' }
  /** `lastShown`: epoch milliseconds. */
  | { kind: 'offered'; tokens: TokenSet; lastShown: number }
  | { kind: 'ended'; family: string; sub: string; company: string | undefined; reason: 'signed-out' | 'expired' };

export interface TabChannel {
  readonly connected: boolean;
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): void;
  /** @throws SecurityError without storage */
  open(): void;
  close(): void;
}

/** @param isAlone nothing sent or received, as without BroadcastChannel */
export function createTabChannel(isAlone: boolean): TabChannel {
  const connected = !isAlone && typeof BroadcastChannel !== 'undefined';
  let channel: BroadcastChannel | undefined;
  let receive: (message: TabMessage) => void = () => {};
  return {
    connected,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays in its origin
    post: (message) => channel?.postMessage(message),
    subscribe: (listener) => {
      receive = listener;
    },
    open: () => {
      if (!connected) return;
      channel = new BroadcastChannel('console-session');
      channel.addEventListener('message', ({ data }) => {
        if (isTabMessage(data)) receive(data);
      });
    },
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}

/** Other tabs may run older versions. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'renewed' || data.kind === 'offered') return 'tokens' in data && isTokenSet(data.tokens);
  return data.kind === 'asking' || data.kind === 'joining' || data.kind === 'ended';
}
