/** A square cut from a picture. */
export interface Crop {
  /** 1 = as large as fits; 3 = a third of that. */
  zoom: number;
  /** 0 = at the left or upper edge, 1 = at the right or lower one. */
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const LARGEST_ZOOM = 4;

/** Sharp at twice the size of the largest avatar, and well below the limit whatever is in the picture. */
const LONGEST_SIDE = 512;
const QUALITY = 0.88;

interface Size {
  width: number;
  height: number;
}

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was pulled by some pixels on a stage of a size. */
export function pulled(picture: Size, crop: Crop, by: { x: number; y: number }, stage: number): Crop {
  const { left, top, side } = squareOf(picture, crop);
  const scale = side / stage;
  return {
    zoom: crop.zoom,
    x: share(left - by.x * scale, picture.width - side, crop.x),
    y: share(top - by.y * scale, picture.height - side, crop.y),
  };
}

/** Where there is no room to move, everything stays as it was. */
function share(offset: number, room: number, before: number): number {
  return room <= 0 ? before : Math.min(1, Math.max(0, offset / room));
}

export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // JPEG knows no transparency and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a JPEG of at most 512 by 512, as a data URL. */
export function cropToDataUrl(picture: HTMLImageElement, crop: Crop): string {
  const { side } = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(LONGEST_SIDE, Math.round(side)));
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
