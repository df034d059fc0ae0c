/** Empty columns are left out. */
export function textTable(rows: readonly (readonly string[])[], { right = [] }: { right?: number[] } = {}): string {
  const columns = (rows[0] ?? [])
    .map((_, column) => column)
    .filter((column) => rows.slice(1).some((row) => row[column]));
  const widths = new Map(columns.map((column) => [column, Math.max(...rows.map((row) => row[column]?.length ?? 0))]));
  const line = (row: readonly string[]) =>
    columns
      .map((column) => {
        const [text, width] = [row[column] ?? '', widths.get(column) ?? 0];
        return right.includes(column) ? text.padStart(width) : text.padEnd(width);
      })
      .join('   ')
      .trimEnd();
  return rows.map(line).join('\n');
}
