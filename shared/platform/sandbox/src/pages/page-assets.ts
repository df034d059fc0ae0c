import type { FastifyInstance } from 'fastify';

const markSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2.5 14.5a9.5 9.5 0 1 1 19 0Z" fill="#0b5c6b"/>' +
  '<path d="M4.8 18h14.4M8.5 21.5h7" stroke="#0b5c6b" stroke-width="2" stroke-linecap="round" fill="none"/></svg>';

export async function pageAssets(app: FastifyInstance): Promise<void> {
  app.get('/identity/assets/pages.css', async (_request, reply) => reply.type('text/css').send(styles));
  app.get('/identity/assets/mark.svg', async (_request, reply) => reply.type('image/svg+xml').send(markSvg));
}

/** A copy: the sandbox cannot import the design system. */
const styles = `
:root { color-scheme: light dark; --bg: #f3f5f6; --surface: #fff; --sunken: #f8f9fa; --hover: #f2f5f6; --border: #e3e7ea;
  --border-control: #818b95; --text: #111827; --muted: #52525b; --accent: #0b5c6b; --accent-hover: #094d5a; --on-accent: #fff;
  --accent-text: #0b5c6b; --accent-soft: #e1eff1; --focus: #0f7f93; --danger: #b3261e; --danger-soft: #fcebe9;
  --danger-line: #efc1bc; --far: #e6ecee; --near: #dae4e7;
  --shadow: 0 2px 4px rgb(17 24 39 / .05), 0 24px 64px -20px rgb(17 24 39 / .22); }
@media (prefers-color-scheme: dark) { :root { --bg: #0b1014; --surface: #12181d; --sunken: #0f151a; --hover: #182027;
  --border: #222c34; --border-control: #6d7c88; --text: #e9eef1; --muted: #aab5bd; --accent: #52afbf; --accent-hover: #6bbfcd;
  --on-accent: #04191d; --accent-text: #74c9d6; --accent-soft: #12313a; --focus: #5dbccb; --danger: #f5968d;
  --danger-soft: #341a18; --danger-line: #6b322d; --far: #0f171c; --near: #121d23; --shadow: 0 28px 72px -12px rgb(0 0 0 / .7); } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 12px; background: var(--bg); color: var(--text);
  font: 420 14px/22px 'Instrument Sans Variable', ui-sans-serif, system-ui, 'Segoe UI', sans-serif; -webkit-font-smoothing: antialiased; }
.ridges { position: fixed; inset: auto 0 0; width: 100%; height: 34vh; z-index: -1; } .far { fill: var(--far); } .near { fill: var(--near); }
h1, h2, p, ul { margin: 0; padding: 0; } ul { list-style: none; } b, code { font-weight: 620; }
h1 { font-size: 28px; line-height: 34px; font-weight: 580; letter-spacing: -.02em; }
h2 { font-size: 14px; line-height: 20px; font-weight: 620; }
a { color: var(--accent-text); text-underline-offset: 3px; overflow-wrap: anywhere; }
.sheet { width: min(100%, 440px); background: var(--surface); border: 1px solid var(--border); border-radius: 14px; box-shadow: var(--shadow); }
.sheet > * { padding: 28px 32px 32px; } main { display: grid; gap: 16px; align-content: start; min-width: 0; }
aside { display: grid; gap: 6px; align-content: start; min-width: 0; background: var(--sunken); border-top: 1px solid var(--border);
  border-radius: 0 0 14px 14px; }
.mark { display: flex; gap: 10px; align-items: center; margin-bottom: 12px; font-weight: 620; font-size: 16px; letter-spacing: -.014em; }
.mark svg { width: 24px; height: 24px; color: var(--accent-text); }
.month { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 40% 78%; z-index: -1; }
.header { margin: -28px -32px 8px; padding: 14px 32px; border-radius: 14px 14px 0 0; background: var(--header, var(--sunken));
  color: var(--on-header, var(--text)); } .header svg { color: inherit; }
.header img { height: 32px; max-width: 160px; object-fit: contain; object-position: left; } .header span { overflow-wrap: anywhere; }
.lead { color: var(--muted); margin-top: -8px; } .hint { color: var(--muted); font-size: 12px; line-height: 16px; }
.stack { display: grid; gap: 16px; margin-top: 4px; } .approve { margin-top: 8px; } .row { display: flex; gap: 8px; flex-wrap: wrap; }
.field { display: grid; gap: 6px; } label { font-weight: 530; font-size: 13px; line-height: 20px; }
input:not([type=hidden]) { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--border-control); border-radius: 7px;
  background: var(--surface); color: inherit; font: inherit; font-size: 16px; }
input:focus-visible { outline: 2px solid var(--focus); outline-offset: -1px; border-color: var(--focus); }
input[aria-invalid] { border-color: var(--danger); } .error { color: var(--danger); font-size: 12px; line-height: 16px; }
.notice { padding: 10px 12px; border: 1px solid var(--border); border-radius: 7px; background: var(--sunken); }
.notice.danger { border-color: var(--danger-line); background: var(--danger-soft); color: var(--danger); }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 0 16px; border: 1px solid var(--border-control);
  border-radius: 7px; background: var(--surface); color: inherit; font: inherit; font-weight: 530; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--hover); } .primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
.button:focus-visible, .choice:focus-visible, a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.choices { display: grid; gap: 2px; margin: 4px -8px 0; }
.choice { display: flex; gap: 12px; align-items: center; width: 100%; min-height: 44px; padding: 6px 8px; border: 0; border-radius: 7px;
  background: none; color: inherit; font: inherit; font-size: 13px; line-height: 18px; text-align: left; text-decoration: none; cursor: pointer; }
.choice:hover { background: var(--hover); } .choice[aria-current] { background: var(--accent-soft); }
.choice > span:not(.avatar, .badge) { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; } .choice b { font-weight: 530; }
.choice span > span { color: var(--muted); font-size: 12px; line-height: 16px; } .choice time { flex: none; }
.avatar { display: grid; place-items: center; flex: none; width: 30px; height: 30px; border-radius: 50%; background: var(--accent-soft);
  color: var(--accent-text); font-size: 11px; font-weight: 620; }
.badge { padding: 1px 8px; border-radius: 999px; background: var(--accent-soft); color: var(--accent-text); font-size: 12px; line-height: 18px; }
.detail, code { font-family: ui-monospace, 'Cascadia Mono', monospace; font-size: 12px; } .detail { color: var(--muted); }
.mail { display: grid; gap: 12px; margin-top: 10px; } .mail p { min-width: 0; white-space: pre-line; overflow-wrap: anywhere; }
@media (min-width: 820px) { .sheet.wide { width: min(100%, 820px); display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .wide .header { border-radius: 14px 0 0; } aside { border-top: 0; border-left: 1px solid var(--border); border-radius: 0 14px 14px 0; } }
@media (max-width: 480px) { .sheet > * { padding: 24px 20px; } .header { margin: -24px -20px 8px; padding: 14px 20px; } }
@media (prefers-color-scheme: dark) { .month { filter: brightness(.7) saturate(.92); } }
@media (forced-colors: active) { .header { border-bottom: 1px solid; } .choice[aria-current] { outline: 1px solid; } }
`;
