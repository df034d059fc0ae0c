import type { QueryClient } from '@console/query';
import type { ComponentType } from 'react';

/** A result of *Go to* from an area. The host itself adds the pages. */
export interface GoToResult {
  /** Its name, such as a person's. */
  label: string;
  /** Distinguishes results of the same name, such as an address. */
  detail?: string;
  /** Its kind, such as 'User'. */
  kind: string;
  path: string;
}

/**
 * Results of an area for one search, best first; a few of each kind. The host filters them with `searchFor` of
 * `@console/schema/search-text`, so an area must apply that filter before it takes the first few.
 */
export interface GoToFound {
  results: readonly GoToResult[];
  /** A request failed, so results may be missing. */
  hasFailed?: boolean;
}

/** `GoToFound` of the slot `go-to`, whose components pass their results to `onFound`. */
export interface GoToAnswer extends GoToFound {
  /** The area's name; a later answer of the same area replaces an earlier one. */
  source: string;
  search: string;
}

/** One of the first things that an administrator of a new company does. */
export interface OnboardingStep {
  /** What to do, such as 'Invite a colleague'. */
  title: string;
  /** One sentence: what it is good for. */
  about: string;
  /** The page where it is done. */
  path: string;
  /** As the platform's own data says; nothing is stored about it. */
  isDone: boolean;
}

/** The slots of the host in which areas draw, and the props that each passes to its components. */
export interface SlotProps {
  /**
   * Resumes an area's server jobs (`useJob`), and draws nothing. Mounted on every page after a reload, while jobs of
   * these `kinds` are running that no component follows yet.
   */
  jobs: { kinds: readonly string[] };
  /** A section of the admin dashboard, with a heading of its own, beside the next actions. */
  'admin-dashboard': { companyName: string };
  /** One row among the next actions of the admin dashboard, or nothing if there is nothing to do. */
  'next-actions': { companyName: string };
  /** The earlier form of `search`, which areas that were built against contract 1.1 fill with a component. */
  'go-to': { search: string; onFound: (answer: GoToAnswer) => void };
}

/** The slots of the host that call a function of the area. */
export interface SlotFunctions {
  /**
   * Searches for the text of *Go to*, which has at least two characters, when the typing pauses. `client` is the query
   * cache; `signal` aborts when the text changes. A promise that rejects counts as `hasFailed` without results.
   */
  search: (search: string, client: QueryClient, signal: AbortSignal) => Promise<GoToFound>;
  /**
   * Reads one step of the list of first steps, which the admin dashboard shows until all are done. The slot's gate is
   * that of the step: who may not do it does not see it. `client` is the query cache. A promise that rejects leaves the
   * step out.
   */
  onboarding: (client: QueryClient) => Promise<OnboardingStep>;
}

/** The type of each slot's content. */
export type SlotContents = { [Name in keyof SlotProps]: ComponentType<SlotProps[Name]> } & SlotFunctions;
export type SlotName = keyof SlotContents;
