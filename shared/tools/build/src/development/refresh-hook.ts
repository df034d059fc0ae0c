import { injectIntoGlobalHook } from 'react-refresh/runtime';

// React DOM reads the hook on evaluation.
injectIntoGlobalHook(globalThis as unknown as Window);
