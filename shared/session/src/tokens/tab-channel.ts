import { isTokenSet, type TokenSet } from './token-set';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** New tokens; `company` is the organisation number of the sender's session. */
  | { kind: 'renewed'; tokens: TokenSet; company: string | undefined }
  /** Requests newer tokens than the sender's. Answered by `renewed` or not at all. */
  | { kind: 'asking'; family: string; sub: string; order: number; company: string | undefined }
  /** Requests the tokens of any signed-in tab, for a tab without a session. Answered by `offered` or not at all. */
  | { kind: 'joining' }
  /** `lastShown`: when the sending tab was last visible, epoch milliseconds. */
  | { kind: 'offered'; tokens: TokenSet; lastShown: number }
  | { kind: 'ended'; family: string; sub: string; company: string | undefined; reason: 'signed-out' | 'expired' };

export interface TabChannel {
  /** False if nothing is sent or received. */
  readonly connected: boolean;
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): void;
  /** Connects to the other tabs. Throws SecurityError if the browser refuses storage. */
  open(): void;
  close(): void;
}

/** @param isAlone nothing is sent or received; the same happens without BroadcastChannel */
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

/** A tab of an older version may send messages in another format. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'renewed' || data.kind === 'offered') return 'tokens' in data && isTokenSet(data.tokens);
  return data.kind === 'asking' || data.kind === 'joining' || data.kind === 'ended';
}
