/** The twelve landscapes, one for each calendar month (HOST-012, HOST-013). */
const CAPTIONS = [
  'Blue hour',
  'Halo in ice mist',
  'Breaking ice',
  'Rain',
  'First green',
  'Midnight sun',
  'Skerries',
  'Harvest moon',
  'Mist in the spruce',
  'Swell',
  'First snow on the fell',
  'Northern lights',
];

/** Picture address, month name and caption for a date. The picture itself may be missing (HOST-014). */
export function monthPicture(date: Date): { src: string; month: string; caption: string } {
  const index = date.getMonth();
  return {
    src: `/months/${String(index + 1).padStart(2, '0')}.svg`,
    month: new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(date),
    caption: CAPTIONS[index] ?? '',
  };
}
