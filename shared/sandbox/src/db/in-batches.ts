/** Rows in pieces small enough for one statement: SQLite limits the number of its variables. */
export function inPieces<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
