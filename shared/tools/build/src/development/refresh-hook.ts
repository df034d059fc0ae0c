import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Imported before React DOM, which reads the hook when it is evaluated.
injectIntoGlobalHook(globalThis as unknown as Window);
