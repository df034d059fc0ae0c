import { randomUUID } from 'node:crypto';
import type { AreaReport, Registry, Report } from '@console/contract';
import { Counter, Histogram, Registry as Metrics } from 'prom-client';
import type { VersionCounts } from '../release/watch';
import type { Violation } from './violations';

/** Longest period that `since` can count. */
export const COUNTED_MINUTES = 60;
/** Limit of names per label; further ones are counted as `other` until a restart. */
export const MOST_NAMES = 200;
/** Limit of stored attempts within an hour; the oldest are dropped first. */
const MOST = 50_000;

interface Attempt {
  at: number;
  area: string;
  version: string;
  hasFailed: boolean;
  source: string;
  /** Id of the page load at that source; without one from the host, each attempt counts as a page load. */
  load: string;
}

/**
 * Counts of reports, in Prometheus' format and for the last minutes. Anybody can send reports, so names that are not in
 * the registry are counted together: otherwise invented names could fill the memory.
 */
export class ReportCounts {
  readonly #metrics = new Metrics();
  readonly #now: () => number;
  readonly #names = new Map<string, Set<string>>();
  #attempts: Attempt[] = [];

  readonly #opened = this.#counter('console_area_opened_total', 'Attempts to open an area, and what it threw later', [
    'area',
    'version',
    'outcome',
    'stage',
    'failure',
  ]);
  readonly #loadSeconds = this.#histogram(
    'console_area_load_seconds',
    'Until an area could be drawn',
    ['area', 'version'],
    [0.1, 0.25, 0.5, 1, 2, 4, 8],
  );
  readonly #hostErrors = this.#counter('console_host_errors_total', 'What the host threw and nobody caught', ['error']);
  readonly #violations = this.#counter('console_policy_violations_total', 'What the page’s policy has refused', [
    'directive',
  ]);
  readonly #vitals = this.#histogram(
    'console_web_vital_seconds',
    'Web vitals of page loads but the shift',
    ['vital', 'area', 'version'],
    [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8],
  );
  readonly #shift = this.#histogram(
    'console_layout_shift',
    'Cumulative layout shift of page loads',
    ['area', 'version'],
    [0.001, 0.01, 0.1, 0.25],
  );
  readonly #refused = this.#counter('collector_refused_total', 'Requests that were not taken', ['reason']);

  constructor(now: () => number) {
    this.#now = now;
  }

  get contentType(): string {
    return this.#metrics.contentType;
  }

  /** All metrics in Prometheus' format. */
  text(): Promise<string> {
    return this.#metrics.metrics();
  }

  addRefusal(reason: 'method' | 'size' | 'rate' | 'type' | 'content'): void {
    this.#refused.inc({ reason });
  }

  addViolation({ directive }: Violation): void {
    this.#violations.inc({ directive: this.#bounded('directive', directive) });
  }

  /** @param source distinguishes reporters; it is stored for an hour at most */
  add(report: Report, registry: Registry, source: string): void {
    if (report.type === 'error') return this.#hostErrors.inc({ error: builtInError(report.error) });
    if (report.type === 'area') return this.#addArea(report, registry, source);
    const of = this.#labelsOf(knownVersion(report, registry));
    for (const [vital, value] of Object.entries(report.vitals)) {
      if (vital === 'CLS') this.#shift.observe(of, value);
      else this.#vitals.observe({ vital, ...of }, value / 1_000);
    }
  }

  /** Number of page loads of the last minutes in which each version opened or failed. */
  since(minutes: number): VersionCounts[] {
    const from = this.#now() - minutes * 60_000;
    const versions = new Map<string, { area: string; version: string; loads: Map<string, Attempt> }>();
    for (const attempt of this.#attempts) {
      const { at, area, version, load } = attempt;
      if (at < from) continue;
      const entry = versions.get(`${area} ${version}`) ?? { area, version, loads: new Map<string, Attempt>() };
      versions.set(`${area} ${version}`, entry);
      // A failure after opening counts as failed.
      if (!entry.loads.get(load)?.hasFailed) entry.loads.set(load, attempt);
    }
    return [...versions.values()].map(({ area, version, loads }) => {
      const failed = [...loads.values()].filter(({ hasFailed }) => hasFailed);
      const sources = new Set(failed.map(({ source }) => source)).size;
      return { area, version, loaded: loads.size - failed.length, failed: failed.length, sources };
    });
  }

  #addArea(report: AreaReport, registry: Registry, source: string): void {
    const { outcome, stage, failure = '', duration } = report;
    const of = knownVersion(report, registry);
    const labels = this.#labelsOf(of);
    this.#opened.inc({ ...labels, outcome, stage, failure });
    if (outcome === 'loaded') this.#loadSeconds.observe(labels, duration / 1_000);
    if (of.version === OTHER) return;
    const now = this.#now();
    const load = `${source} ${report.load ?? randomUUID()}`;
    this.#attempts.push({ at: now, ...of, hasFailed: outcome !== 'loaded', source, load });
    const oldest = now - COUNTED_MINUTES * 60_000;
    if (this.#attempts.length > MOST || (this.#attempts[0]?.at ?? now) < oldest) {
      this.#attempts = this.#attempts.filter(({ at }) => at >= oldest).slice(-MOST);
    }
  }

  /** While the collector runs, versions come and go, so even names of the registry need a limit. */
  #labelsOf({ area, version }: { area: string; version: string }) {
    return { area: this.#bounded('area', area), version: this.#bounded('version', version) };
  }

  #bounded(label: string, name: string): string {
    const names = this.#names.get(label) ?? new Set();
    this.#names.set(label, names);
    if (names.size < MOST_NAMES) names.add(name);
    return names.has(name) ? name : OTHER;
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#metrics] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#metrics] });
  }
}

const OTHER = 'other';

/**
 * Area and version if the registry has them, otherwise `other`, such as a version in a tab that was opened before a
 * release.
 */
function knownVersion(
  { area = '', version = '' }: { area?: string | undefined; version?: string | undefined },
  registry: Registry,
) {
  const known = Object.hasOwn(registry.areas, area) ? registry.areas[area] : undefined;
  const versions = [known?.current, known?.previous, known?.canary].map((release) => release?.manifest.version);
  return { area: known ? area : OTHER, version: versions.includes(version) ? version : OTHER };
}

function builtInError(name: string): string {
  return ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'].includes(name)
    ? name
    : 'Error';
}
