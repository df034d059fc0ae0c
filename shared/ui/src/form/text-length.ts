import { innermost, type z } from '@console/schema';
import { formatCount, t } from '@console/words';

/** Takes a path such as `contactPerson.email` or `emails.2`; undefined means no limit. */
export function longestOf(schema: z.core.$ZodType, name: string): number | undefined {
  const parts = name === '' ? [] : name.split('.');
  const { type, checks = [] } = definitionOf(parts.reduce<z.core.$ZodType | undefined>(partOf, schema));
  const bounds = checks.map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return type === 'string' ? bounds.find(({ check }) => check === 'max_length')?.maximum : undefined;
}

export function lengthError(text: string, schema: z.core.$ZodType, name = ''): string | undefined {
  const longest = longestOf(schema, name);
  return longest === undefined ? undefined : tooLong(text, longest);
}

export function tooLong(text: string, longest: number): string | undefined {
  const surplus = text.length - longest;
  return surplus > 0
    ? t('At most {longest} characters: {surplus} too many', {
        longest: formatCount(longest),
        surplus: formatCount(surplus),
      })
    : undefined;
}

/** Properties with inner schemas, in any kind of schema. */
interface Definition {
  type?: string;
  checks?: z.core.$ZodCheck[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
}

const definitionOf = (schema: z.core.$ZodType | undefined) => (schema ? innermost(schema)._zod.def : {}) as Definition;

function partOf(schema: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  const { shape, element, valueType, options } = definitionOf(schema);
  return shape?.[part] ?? element ?? valueType ?? options?.map((option) => partOf(option, part)).find(Boolean);
}
