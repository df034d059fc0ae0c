import { userInfo } from 'node:os';

/** The account that this process runs as, as the operating system has it. */
export function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // In containers, accounts may have a number only.
    return `uid-${process.getuid?.()}`;
  }
}
