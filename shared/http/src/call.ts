import { z } from '@console/schema';
import type { ApiBase } from './options';
import type { RecordVersion } from './record-version';

export type Method = 'DELETE' | 'GET' | 'POST' | 'PUT';

type Schema = z.ZodMiniType;

/** Method, address, schemas. Used by `send`, `callQuery`, the sandbox and the build. */
export interface Call<
  Path extends string = string,
  Answer extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Edits extends Call | undefined = Call<string, Schema, Schema | undefined, Schema | undefined, undefined> | undefined,
> {
  readonly method: Method;
  /** Precedes the path. */
  readonly base: ApiBase;
  /** `api/ManageTeam/Users/:userId` */
  readonly path: Path;
  readonly answer: Answer;
  readonly body: Body;
  readonly query: Query;
  /** The call has no effect, so the audit trail skips the call. */
  readonly isRead: boolean;
  /** The read behind the form: `send` demands its version, and later changes refuse (decision 28). */
  readonly edits: Edits;
  /** Edited reads need data of a single answer, never merged. */
  isEdited?: true;
}

interface Parts<Answer, Body, Query, Edits> {
  /** Omit for a write whose answer nobody reads; a read needs it. */
  answer?: Answer;
  body?: Body;
  query?: Query;
  edits?: Edits;
  /** Default: GET. */
  isRead?: boolean;
}

const ANY_ANSWER: Schema = z.unknown();

/** Paths have no leading slash; parameters look like `:userId`. */
function defining(method: Method) {
  return <
    const Path extends string,
    Answer extends Schema = z.ZodMiniUnknown,
    Body extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Edits extends Call | undefined = undefined,
  >(
    base: ApiBase,
    path: Path,
    parts: Parts<Answer, Body, Query, Edits> = {},
  ) => {
    if (parts.edits) parts.edits.isEdited = true;
    const call = { answer: ANY_ANSWER, isRead: method === 'GET', ...parts, method, base, path };
    return call as Call<Path, Answer, Body, Query, Edits>;
  };
}

/** Defines a call; sends nothing. */
export const get = defining('GET');
export const post = defining('POST');
export const put = defining('PUT');
export const del = defining('DELETE');

/** `'userId'` of `api/ManageTeam/Users/:userId`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterOf<Next>
    : Rest
  : never;

type WithBody<Body> = Body extends Schema ? { readonly body: Sent<z.input<Body>> } : unknown;
type Sent<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
type Nothing = Readonly<Record<string, never>>;
type WithQuery<Query> = Query extends Schema
  ? Nothing extends z.input<Query>
    ? { readonly query?: z.input<Query> }
    : { readonly query: z.input<Query> }
  : unknown;

/** Path parameters, `body` and `query`. */
export type InputOf<C> =
  C extends Call<infer Path, Schema, infer Body, infer Query>
    ? OrNothing<{ readonly [Name in ParameterOf<Path>]: string | number } & WithBody<Body> & WithQuery<Query>>
    : never;
type OrNothing<Input> = keyof Input extends never ? Nothing : Input;

/** The answer after parsing. */
export type AnswerOf<C> = C extends Call<string, infer Answer> ? z.output<Answer> : never;

/** Optional if all parts are. Edits have a version. */
export type InputThen<C extends Call, Options> = C extends { edits: Call }
  ? [input: InputOf<C>, options: Options & { version: RecordVersion }]
  : Nothing extends InputOf<C>
    ? [input?: InputOf<C>, options?: Options]
    : [input: InputOf<C>, options?: Options];

export interface AnyInput {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/**
 * Joined, never resolved, so below the base. Absent values are left out, lists repeat the name.
 * @throws for dot segments
 */
export function addressOf(base: string, call: Call, input: AnyInput = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) throw new Error('A path must not contain dot segments');
  const pairs = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => (each === undefined || each === null ? [] : [[name, `${each as string | number | boolean}`]])),
  );
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}${search}`;
}
