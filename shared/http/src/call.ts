import type { z } from '@console/schema';
import type { ApiBase } from './options';

export type Method = 'DELETE' | 'GET' | 'POST' | 'PUT';

type Schema = z.ZodMiniType;

/**
 * One call of the platform as a value: what it is sent to, with what, and what it answers. The client sends it (`send`),
 * the query cache reads it (`callQuery` of @console/query), the sandbox answers it, the build reads its address.
 */
export interface Call<
  Path extends string = string,
  Answer extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** Which of the configured addresses the path is below. */
  readonly base: ApiBase;
  /** Such as `api/ManageTeam/Users/:userId`. */
  readonly path: Path;
  readonly answer: Answer;
  readonly body: Body;
  readonly query: Query;
  /** True for a call without an effect: a lost answer of it leaves nothing in doubt, and the audit log leaves it out. */
  readonly isRead: boolean;
}

interface Parts<Answer, Body, Query> {
  answer: Answer;
  body?: Body;
  query?: Query;
  /** True for every GET by default. */
  isRead?: boolean;
}

/** What defines the calls of one method. Paths have no leading slash, and parameters as `:userId`. */
function defining(method: Method) {
  return <
    const Path extends string,
    Answer extends Schema,
    Body extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
  >(
    base: ApiBase,
    path: Path,
    { answer, body, query, isRead = method === 'GET' }: Parts<Answer, Body, Query>,
  ): Call<Path, Answer, Body, Query> => ({
    method,
    base,
    path,
    answer,
    body: body as Body,
    query: query as Query,
    isRead,
  });
}

export const get = defining('GET');
export const post = defining('POST');
export const put = defining('PUT');
export const del = defining('DELETE');

export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterOf<Next>
    : Rest
  : never;

type WithBody<Body> = Body extends Schema ? { readonly body: Sent<z.input<Body>> } : unknown;
/** What is only read may be a read-only list. */
type Sent<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
/** An input that leaves everything out. */
type Nothing = Readonly<Record<string, never>>;
type WithQuery<Query> = Query extends Schema
  ? Nothing extends z.input<Query>
    ? { readonly query?: z.input<Query> }
    : { readonly query: z.input<Query> }
  : unknown;

/** What one sending of a call needs: its path parameters by name, and `body` and `query` where it has them. */
export type InputOf<C> =
  C extends Call<infer Path, Schema, infer Body, infer Query>
    ? OrNothing<{ readonly [Name in ParameterOf<Path>]: string | number } & WithBody<Body> & WithQuery<Query>>
    : never;
type OrNothing<Input> = keyof Input extends never ? Nothing : Input;

/** What a call answers. */
export type AnswerOf<C> = C extends Call<string, infer Answer> ? z.output<Answer> : never;

/** Arguments after the call; the input may be left out where nothing in it is required. */
export type InputThen<C extends Call, Options> =
  Nothing extends InputOf<C> ? [input?: InputOf<C>, options?: Options] : [input: InputOf<C>, options?: Options];

/** An input as any call may have it. */
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
 * The whole address. Path and base are joined, never resolved: whatever the path says, the address stays below the base.
 * An absent value of `query` is left out, a list is its name once for each value.
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
