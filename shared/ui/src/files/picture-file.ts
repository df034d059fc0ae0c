import { t } from '@console/words';
import { extensionOf, fileKinds, kindOfContents, readHead } from './file-kinds';
import { readBase64 } from './read-file';

/** Scripts in SVG are dangerous, so SVG is missing. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp', 'gif'] as const;

export interface LargestPicture {
  /** Counts the file; a data URL is a third longer (C37). */
  bytes: number;
  message: string;
}

interface PictureProblem {
  text: string;
  /** Cropping can help. */
  isTooLarge: boolean;
}

const namesPicture = ({ name }: File) =>
  PICTURE_KINDS.flatMap((kind): readonly string[] => fileKinds[kind].extensions).includes(
    extensionOf(name).toLowerCase(),
  );

/** Checks contents; undefined means accepted. */
export async function pictureProblem(file: File, largest: LargestPicture): Promise<PictureProblem | undefined> {
  const problem = (text: string, isTooLarge = false) => ({ text, isTooLarge });
  try {
    if (!kindOfContents(await readHead(file), PICTURE_KINDS)) {
      return problem(
        namesPicture(file)
          ? t('This isn’t a picture, even though it has a picture’s file extension')
          : t('Choose a PNG, JPEG, WebP, or GIF picture'),
      );
    }
    if (file.size > largest.bytes) return problem(largest.message, true);
    await decodePicture(await readAsDataUrl(file));
    return undefined;
  } catch {
    return problem(t('The picture is damaged and can’t be displayed'));
  }
}

/** `data:image/png;base64,…`, typed by contents. */
export async function readAsDataUrl(file: File): Promise<string> {
  const kind = kindOfContents(await readHead(file), PICTURE_KINDS) ?? 'png';
  return `data:image/${kind};base64,${await readBase64(file)}`;
}

/** Rejects if the browser cannot decode the picture. */
export async function decodePicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Larger files would block the browser for long. */
const LARGEST_SOURCE: LargestPicture = { bytes: 25_000_000, message: t('Maximum file size 25 MB') };

/** A data URL within the limits: unchanged, else a smaller JPEG. */
export async function readSmallPicture(
  file: File,
  { longestSide, bytes }: { longestSide: number; bytes: number },
): Promise<{ dataUrl: string } | { problem: string }> {
  const problem = await pictureProblem(file, LARGEST_SOURCE);
  if (problem) return { problem: problem.text };
  const dataUrl = await readAsDataUrl(file);
  const picture = await decodePicture(dataUrl);
  const fits = file.size <= bytes && Math.max(picture.naturalWidth, picture.naturalHeight) <= longestSide;
  return { dataUrl: fits ? dataUrl : toSmallJpeg(picture, longestSide, bytes) };
}

/** Lower quality comes before a smaller size. */
const QUALITIES = [0.88, 0.75, 0.6];

/** Fits `longestSide` pixels and `bytes`. */
export function toSmallJpeg(picture: HTMLImageElement, longestSide: number, bytes: number): string {
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: the encoder draws black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const dataUrl = canvas.toDataURL('image/jpeg', quality);
    if (sizeOfDataUrl(dataUrl) <= bytes) return dataUrl;
  }
  return toSmallJpeg(picture, Math.floor(Math.max(canvas.width, canvas.height) / 2), bytes);
}

/** Returns encoded bytes. */
export const sizeOfDataUrl = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
