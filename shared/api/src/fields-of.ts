import { innermost, type z } from '@console/schema';

/** First values of a form: the schema's fields of a record. A missing text is empty, null too. */
export function fieldsOf<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  record: { readonly [Name in keyof Shape]?: z.core.input<Shape[Name]> | null },
) {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    record[name] ?? (innermost(schema)._zod.def.type === 'string' ? '' : undefined),
  ]);
  return Object.fromEntries(fields) as z.infer<z.ZodMiniObject<Shape>>;
}
