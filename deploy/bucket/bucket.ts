import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { lookup } from 'mrmime';
import { noAnswerReason, Refusal } from '../refusal';

const TIMEOUT = 20_000;
/** Bytes in a millisecond. */
const SLOWEST_UPLOAD = 50;
const CUTS = [200, 1_000, 3_000];

export interface BucketOptions {
  /** `https://s3.eu-north-1.amazonaws.com/console` */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region?: string | undefined;
}

export class Bucket {
  readonly #client: AwsClient;
  readonly #origin: string;
  readonly #name: string;
  readonly #folder: string;

  constructor({ url, region = 'us-east-1', ...keys }: BucketOptions) {
    const { origin, pathname } = new URL(url);
    const [name = '', ...folder] = pathname.split('/').filter(Boolean);
    this.#origin = origin;
    this.#name = name;
    this.#folder = folder.map((part) => `${part}/`).join('');
    this.#client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const { answer, content } = await this.#read(this.#address(key), key);
    if (answer.ok) return content;
    if (valuesOf(content.toString(), 'Code').includes('NoSuchBucket')) throw failed(answer, key, 'NoSuchBucket');
    return undefined;
  }

  async put(key: string, content: Buffer, cacheControl?: string): Promise<void> {
    const headers = { 'Content-Type': contentType(key), ...(cacheControl ? { 'Cache-Control': cacheControl } : {}) };
    await demandDone(await this.#send(key, { method: 'PUT', body: new Uint8Array(content), headers }), key);
  }

  /**
   * False if the object exists: of simultaneous processes exactly one succeeds. `content` is unique per call.
   * @throws Refusal if the store does not keep the condition
   */
  async create(key: string, content: string): Promise<boolean> {
    // Twice: a store that ignores If-None-Match would replace another process's lock too.
    if ((await this.#createOnce(key, content)) && (await this.#createOnce(key, content))) {
      await this.delete(key);
      throw this.#refusal('ignores');
    }
    // A retried request may meet its own object. Where a store checks before it writes, the last of several stays.
    return (await this.get(key))?.toString() === content;
  }

  async #createOnce(key: string, content: string): Promise<boolean> {
    const answer = await this.#send(key, { method: 'PUT', body: content, headers: { 'If-None-Match': '*' } });
    if (answer.status === 412 || answer.status === 409) return false;
    if (answer.status === 501) throw this.#refusal('refuses');
    await demandDone(answer, key);
    return true;
  }

  #refusal(does: string): Refusal {
    const stores = 'Use a store that supports it: S3, R2, MinIO, Ceph';
    return new Refusal(
      `${this.#origin} ${does} If-None-Match, so two changes at the same time could undo each other: nothing changed. ${stores}`,
    );
  }

  async delete(key: string): Promise<void> {
    await demandDone(await this.#send(key, { method: 'DELETE' }), key);
  }

  /** After a cut answer, another process may have created the object again. */
  remove(key: string, content: string): Promise<void> {
    return this.#patiently(async () => {
      if ((await this.get(key))?.toString() !== content) return;
      const init = withTimeout({ method: 'DELETE' });
      await demandDone(await this.#client.fetch(this.#address(key), init), key);
    });
  }

  /** `flat` leaves out keys with a further `/`. */
  async keys(prefix: string, { flat = false } = {}): Promise<string[]> {
    const keys: string[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#folder + prefix });
      if (flat) query.set('delimiter', '/');
      if (next) query.set('continuation-token', next);
      const { answer, content } = await this.#read(`${this.#origin}/${this.#name}?${query}`, prefix);
      const list = content.toString();
      if (!answer.ok) throw failed(answer, prefix, valuesOf(list, 'Code')[0] ?? '');
      keys.push(...valuesOf(list, 'Key').map((key) => key.slice(this.#folder.length)));
      [next] = valuesOf(list, 'NextContinuationToken');
    }
    return keys;
  }

  #read(url: string, key: string): Promise<{ answer: Response; content: Buffer }> {
    return this.#patiently(async () => {
      const answer = await this.#client.fetch(url, withTimeout({ method: 'GET' }));
      if (answer.status !== 404) await demandDone(answer, key);
      return { answer, content: Buffer.from(await answer.arrayBuffer()) };
    });
  }

  #send(key: string, init: RequestInit): Promise<Response> {
    return this.#patiently(() => this.#client.fetch(this.#address(key), withTimeout(init)));
  }

  #address(key: string): string {
    const path = (this.#folder + key).split('/').map(encodeURIComponent).join('/');
    return `${this.#origin}/${this.#name}/${path}`;
  }

  /** A cut connection is `fetch`'s TypeError. A store that hangs may answer on the next connection. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let at = 0; ; at++) {
      try {
        return await work();
      } catch (cause) {
        if (!['TypeError', 'TimeoutError'].includes((cause as Error).name)) throw cause;
        if (at === CUTS.length) throw new Error(noAnswerReason(this.#origin, cause), { cause });
        await pause(CUTS[at]);
      }
    }
  }
}

function withTimeout(init: RequestInit): RequestInit {
  const { length } = (init.body ?? '') as string | Uint8Array;
  return { ...init, signal: AbortSignal.timeout(Math.ceil(TIMEOUT + length / SLOWEST_UPLOAD)) };
}

async function demandDone(answer: Response, key: string): Promise<void> {
  if (answer.ok) return;
  const [code = ''] = valuesOf(await answer.text(), 'Code');
  throw failed(answer, key, code);
}

function failed({ status }: Response, key: string, code: string): Error {
  return new Error(`The bucket answers with status ${status} to ${key}: ${code}`);
}

function contentType(key: string): string {
  const type = lookup(key) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** S3's lists and errors are flat, and keys need no escaping. */
function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value ?? '');
}
