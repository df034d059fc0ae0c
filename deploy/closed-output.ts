/** Ignores that the reader of this program's output has ended, such as `head`. Other errors of the output stay fatal. */
export function ignoreClosedOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
