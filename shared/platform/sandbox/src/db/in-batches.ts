/** Rows in batches small enough for one statement each: SQLite limits the number of its variables. */
export function inBatches<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
