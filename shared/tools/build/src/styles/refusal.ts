/** Place, and what to write instead. */
export class StyleRefusal extends Error {
  override name = 'StyleRefusal';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason} (docs/style.md, "Styles")`);
  }
}

/** From 1. */
export const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;
