export interface InlineHashes {
  style: string;
  script: string;
}

interface FilledPage {
  html: string;
  /** Absent in an earlier release's page. */
  hashes: InlineHashes | undefined;
}

/** An include whose hashes the policy has, or else files with these hashes. */
const EITHER = /<!--# if expr="\$(\w+)" -->\s*(.*?)\s*<!--# else -->\s*(.*?)\s*<!--# endif -->/s;
const INCLUDE = /<!--# include virtual="\/([^"]+)" -->/g;

/** By the rules of `nginx/page.sh`. A missing file stays empty. */
export async function fillPage(
  template: string,
  read: (file: string) => Promise<string | undefined>,
): Promise<FilledPage> {
  const [, condition, inline = '', files = ''] = EITHER.exec(template) ?? [];
  const [, script] = /<script integrity="([^"]+)"/.exec(files) ?? [];
  const [, style] = /<link rel="stylesheet" integrity="([^"]+)"/.exec(files) ?? [];
  const hashes = condition === 'has_hashes' && script && style ? { style, script } : undefined;
  const page = template.replace(EITHER, () => (hashes ? inline : files));
  const included = new Map<string, string>();
  for (const [, file = ''] of page.matchAll(INCLUDE)) {
    const content = (await read(file)) ?? '';
    // Documents are inside script elements: `<` becomes a JSON escape.
    included.set(file, file.endsWith('.json') ? content.replaceAll('<', String.raw`\u003c`) : content);
  }
  return { html: page.replace(INCLUDE, (_, file: string) => included.get(file) ?? ''), hashes };
}
