import { userInfo } from 'node:os';

/** Name of the operating system account that runs this process. */
export function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have only a number.
    return `uid-${process.getuid?.()}`;
  }
}
