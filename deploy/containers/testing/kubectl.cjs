#!/usr/bin/env node
// Stands in for kubectl and its cluster: stores ConfigMaps beside this file, with the resource versions by which a
// cluster refuses to replace an outdated one.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const [, namespace, verb, ...args] = process.argv.slice(2);
const file = (name) => path.join(__dirname, `${namespace}.${name}.json`);
const read = (name) => (existsSync(file(name)) ? JSON.parse(readFileSync(file(name), 'utf8')) : undefined);

function fail(reason) {
  process.stderr.write(`Error from server (${reason}): configmaps\n`);
  process.exit(1);
}

if (verb === 'get') {
  const items = args.slice(1).flatMap((name) => read(name) ?? []);
  process.stdout.write(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
} else if (verb === 'create' || verb === 'replace') {
  const given = JSON.parse(readFileSync(0, 'utf8'));
  const existing = read(given.metadata.name);
  if (verb === 'create' && existing) fail('AlreadyExists');
  if (verb === 'replace' && existing?.metadata.resourceVersion !== given.metadata.resourceVersion) fail('Conflict');
  const resourceVersion = `${Number(existing?.metadata.resourceVersion ?? 0) + 1}`;
  writeFileSync(
    file(given.metadata.name),
    JSON.stringify({ ...given, metadata: { ...given.metadata, resourceVersion } }),
  );
}
