import * as z from 'zod';

declare module '../platform/platform' {
  interface Platform {
    faults: Faults;
  }
}

const BODIES = ['html', 'drop', 'malformed', 'hang', 'lost'] as const;

const faultSchema = z.object({
  /** Milliseconds; alone, a delay only slows the call. */
  delay: z.coerce.number().int().min(0).max(120_000).optional(),
  status: z.coerce.number().int().min(200).max(599).optional(),
  body: z.enum(BODIES).optional(),
  message: z.string().optional(),
  retryAfter: z.coerce.number().int().min(0).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

const NEXT_PART = new RegExp(`;(?=(?:${Object.keys(faultSchema.shape).join('|')})=)`);

/** `delay=500;status=503;body=html`; undefined if invalid. */
export function parseFault(text: string): Fault | undefined {
  const parts = text.split(NEXT_PART).map((part) => /^(\w+)=(.+)$/s.exec(part)?.slice(1) ?? []);
  const isKnown = parts.every(([name]) => name !== undefined && name in faultSchema.shape);
  return isKnown ? faultSchema.safeParse(Object.fromEntries(parts)).data : undefined;
}

export const faultRule = z.object({
  /** `GET /api/ManageTeam/Users`: method and start of the path. */
  match: z.string().regex(/^[A-Z]+ \//),
  times: z.number().int().min(1).optional(),
  fault: z.string().refine((text) => parseFault(text) !== undefined, 'not a fault'),
});
export type FaultRule = z.infer<typeof faultRule>;

export class Faults {
  #rules: { rule: FaultRule; left: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule: faultRule.parse(rule), left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#rules = [];
  }

  take(method: string, path: string): Fault | undefined {
    const match = this.#rules.find(({ rule, left }) => left > 0 && `${method} ${path}`.startsWith(rule.match));
    if (!match) return undefined;
    match.left -= 1;
    return parseFault(match.rule.fault);
  }
}
