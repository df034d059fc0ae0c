import { isTokenSet, type TokenSet } from './token-set';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** New tokens; `company` is the organisation number that the sender's session works for. */
  | { kind: 'renewed'; tokens: TokenSet; company: string | undefined }
  /** 'Does anybody have newer tokens than these?' Answered by `renewed` or not at all. */
  | { kind: 'asking'; family: string; sub: string; expiresAt: number; company: string | undefined }
  | { kind: 'ended'; family: string; sub: string; company: string | undefined; reason: 'signed-out' | 'expired' };

export interface TabChannel {
  /** False where BroadcastChannel is missing: every tab is then on its own. */
  readonly connected: boolean;
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): void;
  close(): void;
}

export const disconnectedChannel: TabChannel = {
  connected: false,
  post: () => {},
  subscribe: () => {},
  close: () => {},
};

export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return disconnectedChannel;
  const channel = new BroadcastChannel('console-session');
  return {
    connected: true,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays in its origin
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (isTabMessage(data)) listener(data);
      }),
    close: () => channel.close(),
  };
}

/** A tab of an older version may send messages in another format. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'renewed') return 'tokens' in data && isTokenSet(data.tokens);
  return data.kind === 'asking' || data.kind === 'ended';
}
