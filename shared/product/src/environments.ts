export type Environment = 'development' | 'test' | 'production';

/** The names of the environments on screens (C47). */
export const environmentNames: Record<Environment, string> = {
  development: 'Development',
  test: 'Test',
  production: 'Production',
};
