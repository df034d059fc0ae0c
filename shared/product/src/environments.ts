import { t } from '@console/words';

export type Environment = 'development' | 'test' | 'production';

/** C47 */
export const environmentNames: Record<Environment, string> = {
  development: t('Development'),
  test: t('Test'),
  production: t('Production'),
};
