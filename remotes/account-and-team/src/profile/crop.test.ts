import { CENTRED, pulled, squareOf } from './crop';

const LANDSCAPE = { width: 400, height: 200 };

test('the square is the largest that fits, or a part of it, where the sliders say', () => {
  expect(squareOf(LANDSCAPE, CENTRED)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(LANDSCAPE, { zoom: 2, x: 1, y: 0.5 })).toEqual({ left: 300, top: 50, side: 100 });
});

test('the picture follows the pointer and stops at its edges', () => {
  const byHalfTheStage = pulled(LANDSCAPE, CENTRED, { x: 50, y: 30 }, 100);
  expect(squareOf(LANDSCAPE, byHalfTheStage)).toEqual({ left: 0, top: 0, side: 200 });
  // There is no room up and down, so nothing is lost of where it was.
  expect(byHalfTheStage).toEqual({ zoom: 1, x: 0, y: 0.5 });
  expect(pulled(LANDSCAPE, { zoom: 2, x: 0.5, y: 0.5 }, { x: -10, y: 5 }, 100)).toEqual({
    zoom: 2,
    x: 160 / 300,
    y: 0.45,
  });
});
