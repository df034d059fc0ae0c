/** Names the place, and the replacement. */
export class StyleRefusal extends Error {
  override name = 'StyleRefusal';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason} (docs/style.md, "Styles")`);
  }
}

export const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;
