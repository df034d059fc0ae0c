import { createServer, type Server } from 'node:net';
import { paymentsOrigin } from '@console/api/payments-origin';

/*
 * Ports 11000 to 31999: systems choose outgoing ports above, and browsers refuse none here. A block of 50 belongs to
 * the process that listens at its first port.
 */
const FIRST = 11_000;
const PORTS_OF_BLOCK = 50;
const BLOCKS_OF_THOUSAND = 10;
const BLOCKS = 21 * BLOCKS_OF_THOUSAND;

let own: number[] = [];

/** No program and no other test run uses this port or its payment port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = own.shift();
    if (port === undefined) own = await takeBlock();
    else if ((await isFree(port)) && (await isFree(paymentsPort(port)))) return port;
  }
}

async function takeBlock(): Promise<number[]> {
  const random = Math.floor(Math.random() * BLOCKS);
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const block = (random + tried) % BLOCKS;
    const first =
      FIRST + Math.floor(block / BLOCKS_OF_THOUSAND) * 1_000 + (block % BLOCKS_OF_THOUSAND) * PORTS_OF_BLOCK;
    const held = await listenAt(first);
    // Held until the process ends, without delaying the end.
    if (held) {
      held.unref();
      return Array.from({ length: PORTS_OF_BLOCK - 1 }, (_, index) => first + 1 + index);
    }
  }
  throw new Error(`All ${BLOCKS} blocks of ports are in use.`);
}

async function isFree(port: number): Promise<boolean> {
  // Some systems allow listening everywhere beside a listener at one address.
  for (const host of [undefined, '127.0.0.1']) {
    const probe = await listenAt(port, host);
    if (!probe) return false;
    await new Promise((resolve) => probe.close(resolve));
  }
  return true;
}

function listenAt(port: number, host?: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host }, () => resolve(server));
  });
}

const paymentsPort = (port: number) => Number(new URL(paymentsOrigin(`http://localhost:${port}`)).port);
