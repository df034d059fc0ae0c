export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d="M2.5 14.5a9.5 9.5 0 1 1 19 0Z" fill="var(--colors-accent-text)" />
      <path
        d="M4.8 18h14.4M8.5 21.5h7"
        stroke="var(--colors-accent-text)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
