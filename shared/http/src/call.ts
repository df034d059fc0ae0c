import type { z } from '@console/schema';
import type { ApiBase } from './options';
import type { RecordVersion } from './record-version';

export type Method = 'DELETE' | 'GET' | 'POST' | 'PUT';

type Schema = z.ZodMiniType;

/**
 * Definition of a call of the platform: method, address, and the schemas of body, query and answer. `send` sends it,
 * `callQuery` of @console/query makes a query of it, the sandbox implements it, the build reads its address.
 */
export interface Call<
  Path extends string = string,
  Answer extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Edits extends Call | undefined = Call<string, Schema, Schema | undefined, Schema | undefined, undefined> | undefined,
> {
  readonly method: Method;
  /** The configured base address in front of the path. */
  readonly base: ApiBase;
  /** Such as `api/ManageTeam/Users/:userId`. */
  readonly path: Path;
  readonly answer: Answer;
  readonly body: Body;
  readonly query: Query;
  /** True for a call without an effect: a lost answer changes nothing, and the audit log has no entry for it. */
  readonly isRead: boolean;
  /**
   * The read that fills the form of this write: `send` demands the version of that answer, and the platform refuses the
   * write if the record has changed since (decision 28).
   */
  readonly edits: Edits;
  /** Set on a read that a write edits: its data comes from one answer and is never merged with an earlier one. */
  isEdited?: true;
}

interface Parts<Answer, Body, Query, Edits> {
  answer: Answer;
  body?: Body;
  query?: Query;
  edits?: Edits;
  /** True for every GET by default. */
  isRead?: boolean;
}

/** Returns the function that defines calls of one method. Paths have no leading slash; parameters are written `:userId`. */
function defining(method: Method) {
  return <
    const Path extends string,
    Answer extends Schema,
    Body extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Edits extends Call | undefined = undefined,
  >(
    base: ApiBase,
    path: Path,
    { answer, body, query, edits, isRead = method === 'GET' }: Parts<Answer, Body, Query, Edits>,
  ): Call<Path, Answer, Body, Query, Edits> => {
    if (edits) edits.isEdited = true;
    return {
      method,
      base,
      path,
      answer,
      body: body as Body,
      query: query as Query,
      isRead,
      edits: edits as Edits,
    };
  };
}

/** Defines a GET call; nothing is sent. `post`, `put` and `del` do so for the other methods. */
export const get = defining('GET');
export const post = defining('POST');
export const put = defining('PUT');
export const del = defining('DELETE');

/** Names of the parameters of a path: `'userId'` of `api/ManageTeam/Users/:userId`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterOf<Next>
    : Rest
  : never;

type WithBody<Body> = Body extends Schema ? { readonly body: Sent<z.input<Body>> } : unknown;
/** A list in a request may be read-only. */
type Sent<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
/** The empty input. */
type Nothing = Readonly<Record<string, never>>;
type WithQuery<Query> = Query extends Schema
  ? Nothing extends z.input<Query>
    ? { readonly query?: z.input<Query> }
    : { readonly query: z.input<Query> }
  : unknown;

/** Input of a call: its path parameters by name, and `body` and `query` if it has them. */
export type InputOf<C> =
  C extends Call<infer Path, Schema, infer Body, infer Query>
    ? OrNothing<{ readonly [Name in ParameterOf<Path>]: string | number } & WithBody<Body> & WithQuery<Query>>
    : never;
type OrNothing<Input> = keyof Input extends never ? Nothing : Input;

/** Answer of a call, as its schema parses it. */
export type AnswerOf<C> = C extends Call<string, infer Answer> ? z.output<Answer> : never;

/** Arguments after the call; the input is optional if all of its parts are. A write that edits has a version. */
export type InputThen<C extends Call, Options> = C extends { edits: Call }
  ? [input: InputOf<C>, options: Options & { version: RecordVersion }]
  : Nothing extends InputOf<C>
    ? [input?: InputOf<C>, options?: Options]
    : [input: InputOf<C>, options?: Options];

/** Input of an unspecified call. */
export interface AnyInput {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/** The path with its parameters filled in, each encoded as one segment. */
function pathOf({ path }: Call, input: AnyInput = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
}

/**
 * Address of a call. Path and base are joined, never resolved, so the address is always below the base. Absent values of
 * `query` are left out; a list repeats its name for each value.
 * @throws when the path has dot segments
 */
export function addressOf(base: string, call: Call, input: AnyInput = {}): string {
  const path = pathOf(call, input);
  if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) throw new Error('A path must not contain dot segments');
  const pairs = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => (each === undefined || each === null ? [] : [[name, `${each as string | number | boolean}`]])),
  );
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}${search}`;
}
