import { injectIntoGlobalHook } from 'react-refresh/runtime';

// React DOM looks for the hook when it is evaluated, so this is imported before it.
injectIntoGlobalHook(globalThis as unknown as Window);
