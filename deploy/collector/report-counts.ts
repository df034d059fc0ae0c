import { randomUUID } from 'node:crypto';
import type { AreaRelease, AreaReport, Registry, Report } from '@console/contract';
import type { Percentiles, VersionCounts } from '@console/contract/releases';
import { Counter, Histogram, Registry as Metrics } from 'prom-client';
import { HOST } from '../release/site';
import type { Violation } from './violations';

export const COUNTED_MINUTES = 60;
/** Per label; further names count as `other`. */
export const MOST_NAMES = 200;
/** Attempts within an hour; the oldest go first. */
const MOST = 50_000;

/** The host's exceptions have no area. */
interface Attempt {
  at: number;
  opened: string | undefined;
  host: string | undefined;
  hasFailed: boolean;
  source: string;
  /** Without an id, each attempt is a page load. */
  load: string;
}

export interface Published {
  registry: Registry;
  hosts: readonly string[];
}

/** Anybody can send reports, so unregistered names count together: invented names could fill the memory. */
export class ReportCounts {
  readonly #metrics = new Metrics();
  readonly #now: () => number;
  readonly #names = { area: new Set<string>(), version: new Set<string>(), directive: new Set<string>() };
  readonly #series = new Map<string, Map<object, Map<string, () => void>>>();
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
  readonly #signInsRefused = this.#counter('console_sign_in_refused_total', 'Sign-ins that were refused', ['refusal']);
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

  text(): Promise<string> {
    return this.#metrics.metrics();
  }

  addRefusal(reason: 'method' | 'size' | 'rate' | 'type' | 'content' | 'access' | 'foreign'): void {
    this.#refused.inc({ reason });
  }

  addViolation({ directive }: Violation): void {
    this.#violations.inc({ directive: this.#bounded('directive', directive) });
  }

  /** @param source distinguishes reporters; stored for an hour at most */
  add(report: Report, published: Published, source: string): void {
    if (report.type === 'sign-in') return this.#signInsRefused.inc({ refusal: report.refusal });
    if (report.type === 'error') {
      this.#hostErrors.inc({ error: builtInError(report.error) });
      return this.#addAttempt(report, undefined, true, published, source);
    }
    if (report.type === 'area') return this.#addArea(report, published, source);
    const labels = this.#labelsOf(knownVersion(report, published.registry), published.registry);
    for (const [vital, value] of Object.entries(report.vitals)) {
      if (vital === 'CLS') this.#observe(this.#shift, labels, value);
      else this.#observe(this.#vitals, { vital, ...labels }, value / 1_000);
    }
  }

  /** Page loads by version. Host versions open with any area and fail where the host threw. */
  since(minutes: number): VersionCounts[] {
    const from = this.#now() - minutes * 60_000;
    const versions = new Map<string, Map<string, Attempt>>();
    const count = (version: string, attempt: Attempt) => {
      const loads = versions.get(version) ?? new Map<string, Attempt>();
      versions.set(version, loads);
      if (!loads.get(attempt.load)?.hasFailed) loads.set(attempt.load, attempt);
    };
    for (const attempt of this.#attempts) {
      const { at, opened, host } = attempt;
      if (at < from) continue;
      if (opened !== undefined) count(opened, attempt);
      if (host !== undefined) count(`${HOST} ${host}`, { ...attempt, hasFailed: opened === undefined });
    }
    return [...versions].map(([key, loads]) => {
      const [area = '', version = ''] = key.split(' ');
      const failed = [...loads.values()].filter(({ hasFailed }) => hasFailed);
      const sources = new Set(failed.map(({ source }) => source)).size;
      return { area, version, loaded: loads.size - failed.length, failed: failed.length, sources };
    });
  }

  /** 75th percentiles by `<area> <version>`, from histograms. */
  async percentiles(): Promise<ReadonlyMap<string, Percentiles>> {
    const result = new Map<string, Percentiles>();
    const histograms = [
      ['load', this.#loadSeconds],
      ['CLS', this.#shift],
      ['vital', this.#vitals],
    ] as const;
    for (const [name, histogram] of histograms) {
      const { values } = await histogram.get();
      for (const { key, vital, buckets } of bucketsBySeries(values)) {
        const value = percentile(buckets, 0.75);
        const field = name === 'vital' ? vital : name;
        if (value === undefined || !isPercentile(field)) continue;
        // Seconds, except for layout shift.
        result.set(key, { ...result.get(key), [field]: field === 'CLS' ? value : Math.round(value * 1_000) });
      }
    }
    return result;
  }

  #addArea(report: AreaReport, published: Published, source: string): void {
    const { outcome, stage, failure = '', duration } = report;
    const release = knownVersion(report, published.registry);
    const labels = this.#labelsOf(release, published.registry);
    const opened = { ...labels, outcome, stage, failure };
    this.#opened.inc(opened);
    this.#noteSeries(this.#opened, opened);
    if (outcome === 'loaded') this.#observe(this.#loadSeconds, labels, duration / 1_000);
    if (release.version === OTHER) return;
    this.#addAttempt(report, `${release.area} ${release.version}`, outcome !== 'loaded', published, source);
  }

  #addAttempt(
    report: Exclude<Report, { type: 'vitals' }>,
    opened: string | undefined,
    hasFailed: boolean,
    { hosts }: Published,
    source: string,
  ): void {
    const host = hosts.includes(report.release) ? report.release : undefined;
    if (opened === undefined && host === undefined) return;
    const now = this.#now();
    const load = `${source} ${report.load ?? randomUUID()}`;
    this.#attempts.push({ at: now, opened, host, hasFailed, source, load });
    const oldest = now - COUNTED_MINUTES * 60_000;
    if (this.#attempts.length > MOST || (this.#attempts[0]?.at ?? now) < oldest) {
      this.#attempts = this.#attempts.filter(({ at }) => at >= oldest).slice(-MOST);
    }
  }

  #labelsOf({ area, version }: { area: string; version: string }, registry: Registry) {
    const versions = this.#names.version;
    if (versions.size >= MOST_NAMES && !versions.has(version)) this.#forgetUnused(versions, registry);
    return { area: this.#bounded('area', area), version: this.#bounded('version', version) };
  }

  /** Fifty teams make 200 within days. */
  #forgetUnused(versions: Set<string>, { areas }: Registry): void {
    const usedVersions = new Set(
      Object.values(areas).flatMap((area) => [area.current, area.previous, area.canary].map(versionOf)),
    );
    for (const version of versions) {
      if (usedVersions.has(version)) continue;
      for (const series of this.#series.get(version)?.values() ?? []) for (const remove of series.values()) remove();
      this.#series.delete(version);
      versions.delete(version);
    }
  }

  #observe<Label extends string>(histogram: Histogram<Label>, labels: Series<Label>, value: number): void {
    histogram.observe(labels, value);
    this.#noteSeries(histogram, labels);
  }

  #noteSeries<Label extends string>(metric: Counter<Label> | Histogram<Label>, labels: Series<Label>): void {
    const byMetric = this.#series.get(labels.version) ?? new Map<object, Map<string, () => void>>();
    this.#series.set(labels.version, byMetric);
    const series = byMetric.get(metric) ?? new Map<string, () => void>();
    byMetric.set(
      metric,
      series.set(JSON.stringify(labels), () => metric.remove(labels)),
    );
  }

  #bounded(label: 'area' | 'version' | 'directive', name: string): string {
    const names = this.#names[label];
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

type Series<Label extends string> = Record<Label, string> & { version: string };

const versionOf = (release: AreaRelease | undefined) => release?.manifest.version;

/** Cumulative, ascending; the last bound is infinite. */
type Buckets = [bound: number, count: number][];
type BucketValue = { value: number; labels: object; metricName?: string };

function bucketsBySeries(values: readonly BucketValue[]): { key: string; vital: string; buckets: Buckets }[] {
  const series = new Map<string, { key: string; vital: string; buckets: Buckets }>();
  for (const { value, labels, metricName = '' } of values) {
    if (!metricName.endsWith('_bucket')) continue;
    const { le, area, version, vital = '' } = labels as Record<string, string>;
    const key = `${area} ${version}`;
    const histogram = series.get(`${key} ${vital}`) ?? { key, vital, buckets: [] };
    series.set(`${key} ${vital}`, histogram);
    histogram.buckets.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  return [...series.values()];
}

/** As Prometheus' `histogram_quantile`: linear within a bucket; above, the last finite bound. */
function percentile(buckets: Buckets, share: number): number | undefined {
  const total = buckets.at(-1)?.[1] ?? 0;
  if (total === 0) return undefined;
  const rank = share * total;
  const at = buckets.findIndex(([, count]) => count >= rank);
  const [lower, below] = buckets[at - 1] ?? [0, 0];
  const [upper = 0, count = 0] = buckets[at] ?? [];
  return upper === Infinity ? lower : lower + ((upper - lower) * (rank - below)) / (count - below);
}

const isPercentile = (name: string): name is keyof Percentiles => ['load', 'LCP', 'INP', 'CLS'].includes(name);

/** Unregistered: `other`, such as in a tab from before a release. */
function knownVersion(
  { area = '', version = '' }: { area?: string | undefined; version?: string | undefined },
  registry: Registry,
) {
  const entry = Object.hasOwn(registry.areas, area) ? registry.areas[area] : undefined;
  const versions = [entry?.current, entry?.previous, entry?.canary].map(versionOf);
  return { area: entry ? area : OTHER, version: versions.includes(version) ? version : OTHER };
}

function builtInError(name: string): string {
  return ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'].includes(name)
    ? name
    : 'Error';
}
