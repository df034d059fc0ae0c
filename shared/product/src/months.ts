import { locale, t } from '@console/words';

/** HOST-012, HOST-013 */
const CAPTIONS = [
  t('Blue hour'),
  t('Halo in ice mist'),
  t('Breaking ice'),
  t('Rain'),
  t('First green'),
  t('Midnight sun'),
  t('Skerries'),
  t('Harvest moon'),
  t('Mist among the spruces'),
  t('Swell'),
  t('First snow on the fell'),
  t('Northern lights'),
];

/** The picture may be missing (HOST-014). */
export function monthPicture(date: Date): { src: string; month: string; caption: string } {
  const index = date.getMonth();
  return {
    src: `/months/${String(index + 1).padStart(2, '0')}.svg`,
    month: new Intl.DateTimeFormat(locale(), { month: 'long' }).format(date),
    caption: CAPTIONS[index] ?? '',
  };
}
