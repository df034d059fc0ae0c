import type { Mail } from '../notifications/mailer';
import { type Html, html } from '../pages/html';
import { type PackageRow, packageTitle } from './release-packages';

interface ReleaseMail {
  row: PackageRow;
  to: string;
  subject: string;
  content: string;
  hasInformation: boolean;
  hasChangelogs: boolean;
  consoleOrigin: string;
  reason: string;
}

interface Section {
  title?: string;
  text: string;
}

/** VERS-028. The text, then the chosen parts. */
export function releaseMail({ row, to, subject, content, consoleOrigin, reason, ...attach }: ReleaseMail): Mail {
  const link = `${consoleOrigin}/admin/releasePackageDetails/${row.packageId}`;
  const sections: Section[] = [
    { text: content.trim() },
    ...(attach.hasInformation ? informationOf(row) : []),
    ...(attach.hasChangelogs ? changelogsOf(row) : []),
  ].filter(({ text }) => text !== '');
  const text = [
    ...sections.map(({ title, text: body }) => (title === undefined ? body : `${title}\n${body}`)),
    `${packageTitle(row)} in the console:\n${link}`,
    reason,
  ];
  const body = html`${sections.map(sectionHtml)}<p><a href="${link}">${packageTitle(row)} in the console</a></p><p><small>${reason}</small></p>`;
  return { to, subject, text: text.join('\n\n'), html: body.markup };
}

function informationOf({ downloadInfo, dependencies, changelogs }: PackageRow): Section[] {
  return [
    { title: 'Download Information', text: downloadInfo },
    { title: 'Dependencies', text: bullets(dependencies) },
    { title: 'Applications affected', text: bullets(changelogs.map(({ name }) => name)) },
  ];
}

function changelogsOf({ changelogs }: PackageRow): Section[] {
  return changelogs.map(({ name, version, headline, details }) => ({
    title: `${name} ${version}: ${headline}`,
    text: details,
  }));
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function sectionHtml({ title, text }: Section): Html {
  const lines = text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
  return html`${title !== undefined && html`<h2>${title}</h2>`}<p>${lines}</p>`;
}
