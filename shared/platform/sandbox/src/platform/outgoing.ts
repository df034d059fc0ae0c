import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isWebAddress } from '@console/api';
import { translated } from '@console/words';
import { later } from '@console/words/later';

/*
 * Calls to addresses that customers enter. node:http, because only our `lookup` sees the connection's IP: a name may
 * resolve to a private address after saving.
 */

export interface OutgoingRequest {
  headers?: Record<string, string>;
  /** Absent = GET. */
  body?: string;
  /** Limits the whole call; default 10 seconds. */
  timeoutMilliseconds?: number;
}

/** Any status counts as an answer; redirects are not followed. */
export interface OutgoingAnswer {
  status: number;
  body: string;
}

/**
 * Not allowed, unreachable or too slow; `cause` is the network's error. Stored in English; readers get `translated`.
 */
export class OutgoingFailure extends Error {}

export interface Outgoing {
  post(address: string, request: OutgoingRequest & { body: string }): Promise<OutgoingAnswer>;
  get(address: string, request?: Omit<OutgoingRequest, 'body'>): Promise<OutgoingAnswer>;
  /** Judged by the text; names resolve at the call. */
  addressError: (address: string) => string | undefined;
}

const TIMEOUT = 10_000;
const LONGEST_ANSWER = 64 * 1024;

const NOT_AN_ADDRESS = later('The URL isn’t valid.');
const HAS_PASSWORD = later('The URL can’t contain a username or password.');
const PRIVATE_ADDRESS = later('This address is inside the platform’s own network. Enter a public address.');
const TOO_SLOW = later('The server didn’t respond in time.');

/** @param isPrivateAllowed customers may call the installation's own network */
export function createOutgoing(isPrivateAllowed: boolean): Outgoing {
  const addressProblem = (address: string) => {
    if (!isWebAddress(address)) return NOT_AN_ADDRESS;
    const url = new URL(address);
    if (url.username || url.password) return HAS_PASSWORD;
    if (isPrivateAllowed) return undefined;
    const host = hostOf(url);
    const isInside = isIP(host) ? isPrivateAddress(host) : host === 'localhost' || host.endsWith('.localhost');
    return isInside ? PRIVATE_ADDRESS : undefined;
  };
  const call = async (address: string, request: OutgoingRequest) => {
    const problem = addressProblem(address);
    if (problem) throw new OutgoingFailure(problem);
    return await send(new URL(address), request, isPrivateAllowed ? resolveName : publicOnly);
  };
  const addressError = (address: string) => {
    const problem = addressProblem(address);
    return problem && translated(problem);
  };
  return { addressError, post: call, get: (address, request = {}) => call(address, request) };
}

async function send(
  url: URL,
  { headers, body, timeoutMilliseconds = TIMEOUT }: OutgoingRequest,
  lookup: LookupFunction,
): Promise<OutgoingAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const method = body === undefined ? 'GET' : 'POST';
  const call = request(url, { method, headers: headers ?? {}, lookup, agent: false, signal });
  // The answer fails too.
  call.on('error', () => {});
  call.end(body);
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) if (text.length < LONGEST_ANSWER) text += chunk;
    return { status: response.statusCode ?? 0, body: text.slice(0, LONGEST_ANSWER) };
  } catch (cause) {
    const { name, message } = cause as Error;
    throw new OutgoingFailure(name === 'AbortError' ? TOO_SLOW : message, { cause });
  }
}

/** Fails if any address is private. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new Error(PRIVATE_ADDRESS), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
/** Routed IPv6 without documentation, and without 6to4 and Teredo, which contain an IPv4 address. */
const routedAddresses = new BlockList();
routedAddresses.addSubnet('2000::', 3, 'ipv6');
const tunnelledAddresses = new BlockList();
tunnelledAddresses.addSubnet('2001::', 23, 'ipv6');
tunnelledAddresses.addSubnet('2001:db8::', 32, 'ipv6');
tunnelledAddresses.addSubnet('2002::', 16, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return privateAddresses.check(address, 'ipv4');
  return !routedAddresses.check(address, 'ipv6') || tunnelledAddresses.check(address, 'ipv6');
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
