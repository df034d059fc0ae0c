export type Environment = 'development' | 'test' | 'production';

/** What people call the environments (C47). */
export const environmentNames: Record<Environment, string> = {
  development: 'Development',
  test: 'Test',
  production: 'Production',
};
