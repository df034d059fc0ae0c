import { language } from '@console/words';
import type { FastifyReply } from 'fastify';
import { allowLogo, type PageBranding } from '../branding/page-branding';
import { type Html, html } from './html';

interface PageOptions {
  title: string;
  content: Html;
  aside?: Html | undefined;
  script?: string;
  isWide?: boolean;
  branding?: PageBranding | undefined;
}

export function page({ title, content, aside, script, isWide = false, branding }: PageOptions): Html {
  return html`<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Console</title>
<link rel="icon" href="/identity/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/identity/assets/pages.css">
${branding && html`<link rel="stylesheet" href="${branding.stylesheet}">`}
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
${branding?.picture === undefined ? ridges : html`<img class="month" src="${branding.picture}" alt="">`}
<div class="${isWide || aside ? 'sheet wide' : 'sheet'}">
<main>
<div class="${branding ? 'mark header' : 'mark'}">${branding?.logo === undefined ? mark : html`<img src="${branding.logo}" alt="">`}<span>${branding?.companyName ?? 'Console'}</span></div>
${content}
</main>
${aside}
</div>
</body>
</html>`;
}

export function sendPage(reply: FastifyReply, { markup }: Html, branding?: PageBranding): FastifyReply {
  allowLogo(reply, branding);
  return reply.type('text/html; charset=utf-8').send(markup);
}

const mark = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.5 14.5a9.5 9.5 0 1 1 19 0Z" fill="currentColor"/><path d="M4.8 18h14.4M8.5 21.5h7" stroke="currentColor" stroke-width="2" stroke-linecap="round" fill="none"/></svg>`;

const ridges = html`<svg class="ridges" viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true"><path class="far" d="M0 212 150 128l92 48 178-122 152 104 96-42 190 116 176-138 148 92 118-52 140 72v114H0Z"/><path class="near" d="M0 262 210 196l164 54 208-92 190 96 232-70 196 66 240-62v132H0Z"/></svg>`;
