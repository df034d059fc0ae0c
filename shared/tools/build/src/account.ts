import { userInfo } from 'node:os';

export function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may be a number only.
    return `uid-${process.getuid?.()}`;
  }
}
