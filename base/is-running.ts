export function isRunning(id: number): boolean {
  try {
    // Signal 0 is not sent; it only tests.
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
