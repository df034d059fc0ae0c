export interface Requirement {
  id: string;
  text: string;
  /** 'HOST · Navigation' */
  section: string;
}

/** `## HOST - …` is an area, `### …` a section, `- HOST-001 [source] text` a requirement. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  let area = '';
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = /^(#{2,4}) (.+)$/.exec(line);
    if (heading?.[1] === '##') area = heading[2]?.split(' ')[0] ?? '';
    if (heading) section = heading[1] === '##' ? '' : (heading[2] ?? '');
    const [, id, text] = /^- ([A-Z]+-\d{3}) \[[^\]]*\] (.+)$/.exec(line) ?? [];
    if (id && text) requirements.push({ id, text, section: section ? `${area} · ${section}` : area });
  }
  return requirements;
}

/** Line 12 is `Q12`, in any section. */
export function parseQuality(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, number, text] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    if (number && text) requirements.push({ id: `Q${number}`, text, section: `Quality · ${section}` });
  }
  return requirements;
}

/** Ids that begin a title, resolutions included. Skipped tests prove nothing. */
export function provenIds(source: string): string[] {
  const title = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?:[A-Z]{4}-\d{3}|[QC]\d+) )+)/g;
  const ids = [...source.matchAll(title)].flatMap((match) => match[2]?.trim().split(' ') ?? []);
  return ids.filter((id) => !id.startsWith('C'));
}
