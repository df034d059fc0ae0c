import { browserStorage, createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const THEMES: readonly string[] = ['light', 'dark', 'system'];
const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

interface Preferences {
  theme: Theme;
  density: Density;
  shortcuts: 'on' | 'off';
}

function stored(): Preferences {
  const theme = browserStorage.common.read('console-theme') ?? '';
  return {
    theme: (THEMES.includes(theme) ? theme : 'system') as Theme,
    density: browserStorage.common.read('console-density') === 'compact' ? 'compact' : 'comfortable',
    shortcuts: browserStorage.common.read('console-shortcuts') === 'off' ? 'off' : 'on',
  };
}

const preferences = createStore(stored);

function apply() {
  const { theme, density, shortcuts } = preferences.getState();
  const dark = theme === 'dark' || (theme === 'system' && prefersDark()?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = density;
  document.documentElement.dataset.shortcuts = shortcuts;
}

/** Applies preferences, and follows the system and other tabs. */
export function followPreferences(): () => void {
  const fromOtherTab = () => preferences.setState(stored());
  apply();
  const stopApplying = preferences.subscribe(apply);
  addEventListener('storage', fromOtherTab);
  prefersDark()?.addEventListener('change', apply);
  return () => {
    stopApplying();
    removeEventListener('storage', fromOtherTab);
    prefersDark()?.removeEventListener('change', apply);
  };
}

function choose<Name extends keyof Preferences>(name: Name, value: Preferences[Name]) {
  browserStorage.common.write(`console-${name}`, value);
  preferences.setState({ [name]: value });
}

/** Stored in this browser; 'system' follows the operating system. */
export function useTheme() {
  const theme = useStore(preferences, (state) => state.theme);
  return { theme, setTheme: (next: Theme) => choose('theme', next) };
}

/** 40 px, or 32 when compact. Stored in this browser. */
export function useDensity() {
  const density = useStore(preferences, (state) => state.density);
  return { density, setDensity: (next: Density) => choose('density', next) };
}

/** `/` and `?` (WCAG 2.1.4). Stored in this browser. */
export function useShortcuts() {
  const shortcuts = useStore(preferences, (state) => state.shortcuts);
  return { shortcuts, setShortcuts: (next: Preferences['shortcuts']) => choose('shortcuts', next) };
}
