/** An answer that is not what the caller hoped for. The body's shape is the platform's own: `Message`, sometimes fields. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }

  get body(): { Message: string; ValidationErrors?: Record<string, string[]> } {
    return { Message: this.message, ...(this.fields ? { ValidationErrors: this.fields } : {}) };
  }
}

/** Refuses with the first complaint as the message; does nothing when there is none. */
export function refuseInvalid(complaints: Record<string, string | undefined>): void {
  const found = Object.entries(complaints).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  const [first] = found;
  if (first) throw new Refusal(400, first[1], Object.fromEntries(found.map(([field, text]) => [field, [text]])));
}

export const notFound = (what: string) => new Refusal(404, `${what} was not found.`);
