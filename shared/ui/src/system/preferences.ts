import { browserStorage } from '@console/browser';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const THEMES: readonly string[] = ['light', 'dark', 'system'];
const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function kept(): { theme: Theme; density: Density } {
  const theme = browserStorage.common.read('console-theme') ?? '';
  return {
    theme: (THEMES.includes(theme) ? theme : 'system') as Theme,
    density: browserStorage.common.read('console-density') === 'compact' ? 'compact' : 'comfortable',
  };
}

let preferences = kept();

function apply() {
  const { theme, density } = preferences;
  const dark = theme === 'dark' || (theme === 'system' && prefersDark()?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = density;
  for (const listener of listeners) listener();
}

/** Puts the kept preferences on the root element and follows the system and other tabs; called once, by the provider. */
export function followPreferences(): () => void {
  const fromOtherTab = () => {
    preferences = kept();
    apply();
  };
  apply();
  addEventListener('storage', fromOtherTab);
  prefersDark()?.addEventListener('change', apply);
  return () => {
    removeEventListener('storage', fromOtherTab);
    prefersDark()?.removeEventListener('change', apply);
  };
}

function set(change: Partial<typeof preferences>) {
  preferences = { ...preferences, ...change };
  if (change.theme) browserStorage.common.write('console-theme', change.theme);
  if (change.density) browserStorage.common.write('console-density', change.density);
  apply();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The user's choice of theme; 'system' follows the operating system. Kept in this browser. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, () => preferences.theme);
  return { theme, setTheme: (next: Theme) => set({ theme: next }) };
}

/** Row height of lists: 40 px, or 32 px when compact. Kept in this browser. */
export function useDensity() {
  const density = useSyncExternalStore(subscribe, () => preferences.density);
  return { density, setDensity: (next: Density) => set({ density: next }) };
}
