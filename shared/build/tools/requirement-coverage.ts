/** One line of `docs/requirements.md`. */
export interface Requirement {
  id: string;
  text: string;
  /** Its headings, such as 'HOST · Navigation'. */
  section: string;
}

/** Reads the checklist: `## HOST - …` opens an area, `### …` a section, `- HOST-001 [source] text` is a requirement. */
export function parseRequirements(markdown: string): Requirement[] {
  const found: Requirement[] = [];
  let area = '';
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = /^(#{2,4}) (.+)$/.exec(line);
    if (heading?.[1] === '##') area = heading[2]?.split(' ')[0] ?? '';
    if (heading) section = heading[1] === '##' ? '' : (heading[2] ?? '');
    const [, id, text] = /^- ([A-Z]+-\d{3}) \[[^\]]*\] (.+)$/.exec(line) ?? [];
    if (id && text) found.push({ id, text, section: section ? `${area} · ${section}` : area });
  }
  return found;
}

/**
 * The ids at the start of the titles of the tests in a file. A skipped test proves nothing, and neither does an id
 * in the middle of a title.
 */
export function provenIds(source: string): string[] {
  const title = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:[A-Z]{4}-\d{3} )+)/g;
  return [...source.matchAll(title)].flatMap((match) => match[2]?.trim().split(' ') ?? []);
}
