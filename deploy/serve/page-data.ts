/**
 * Puts the documents into the page where it asks for them, as nginx does by itself: `<!--# include virtual="/x" -->`.
 * They stand in script elements, so `<` is written as JSON may write it too.
 */
export function fillPage(html: string, documents: Readonly<Record<string, string>>): string {
  return html.replace(/<!--# include virtual="([^"]+)" -->/g, (_, path: string) =>
    (documents[path] ?? '').replaceAll('<', String.raw`\u003c`),
  );
}
