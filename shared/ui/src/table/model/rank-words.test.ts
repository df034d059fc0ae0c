import * as fc from 'fast-check';
import { compareWords } from '../../format/word-order';
import { type RankedWords, rankWords } from './rank-words';

function rank(words: readonly string[], known?: RankedWords): RankedWords {
  const steps = rankWords(words, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const placesOf = ({ places }: RankedWords, words: readonly string[]) => {
  const distinct = [...new Set(words.map((word) => places.get(word) ?? Number.NaN))].sort((a, b) => a - b);
  return words.map((word) => distinct.indexOf(places.get(word) ?? Number.NaN));
};

const words = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'A', 'å', 'Z', '10', '9')), {
  minLength: 1,
  maxLength: 60,
});

test('a refetched list is ranked like a new one', () => {
  fc.assert(
    fc.property(words, fc.array(fc.string({ maxLength: 3 }), { maxLength: 5 }), fc.nat(5), (before, added, dropped) => {
      const now = [...before.slice(dropped), ...added];
      expect(placesOf(rank(now, rank(before)), now)).toEqual(placesOf(rank(now), now));
    }),
    { numRuns: 300 },
  );
});

test('P20 of 20,000 words only the ten new ones are compared', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `PEN-${(index * 7_919) % 20_000}`);
  const known = rank(before);
  const compare = jest.spyOn(known.order, 'compare');
  const now = [...before.slice(10), ...Array.from({ length: 10 }, (_, index) => `NEW-${index}`)];
  const ranked = rank(now, known);
  // A binary search per new word, then neighbours.
  expect(compare.mock.calls.length).toBeLessThan(20_000 + 10 * 40);
  expect(ranked.sorted.filter((word) => word.startsWith('NEW'))).toEqual(
    now.filter((word) => word.startsWith('NEW')).sort(compareWords),
  );
});
