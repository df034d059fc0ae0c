import type { QueryClient } from '@console/query';
import type { ComponentType } from 'react';

/** An area answers these; the host adds pages. */
export interface GoToResult {
  /** Label: such as a person's name. */
  label: string;
  /** Distinguishes namesakes, by an address for example. */
  detail?: string;
  /** 'User' */
  kind: string;
  path: string;
}

/** Best first, a few of each kind. The host filters by `searchFor`, so filter before cutting. */
export interface GoToFound {
  results: readonly GoToResult[];
  /** Results may be missing. */
  hasFailed?: boolean;
}

export interface GoToAnswer extends GoToFound {
  /** A later answer of the same area replaces the first. */
  source: string;
  search: string;
}

export interface OnboardingStep {
  /** 'Invite a colleague' */
  title: string;
  about: string;
  path: string;
  /** The platform's data decide. */
  isDone: boolean;
}

export interface SlotProps {
  /** Resumes an area's server jobs after a reload; draws nothing. `kinds`: running and unfollowed. */
  jobs: { kinds: readonly string[] };
  /** A section with heading, beside the next actions. */
  'admin-dashboard': { companyName: string };
  'next-actions': { companyName: string };
  /** `search` of contract 1.1, as a component. */
  'go-to': { search: string; onFound: (answer: GoToAnswer) => void };
}

export interface SlotFunctions {
  /**
   * Receives at least two characters, after a pause. `signal` aborts on a new text. A rejection counts as `hasFailed`.
   */
  search: (search: string, client: QueryClient, signal: AbortSignal) => Promise<GoToFound>;
  /** The slot's gate is the step's. A rejection leaves the step out. */
  onboarding: (client: QueryClient) => Promise<OnboardingStep>;
}

export type SlotContents = { [Name in keyof SlotProps]: ComponentType<SlotProps[Name]> } & SlotFunctions;
export type SlotName = keyof SlotContents;
