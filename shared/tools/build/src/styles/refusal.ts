/** A style that the build cannot evaluate: its place in the sources and what to write instead. */
export class StyleRefusal extends Error {
  override name = 'StyleRefusal';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason} (docs/style.md, "Styles")`);
  }
}

/** Line of a position in a text, counted from 1. */
export const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;
