/** 'Good morning' until noon, 'Good afternoon' until 18, then 'Good evening', by the user's own clock. */
export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
