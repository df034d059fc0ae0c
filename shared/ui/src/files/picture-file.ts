import { readBase64 } from './file-base64';
import { extensionOf, fileKinds, kindOfContents, readHead } from './file-kinds';

/** What browsers draw and canvases take. SVG is not among them: it can hold scripts. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp', 'gif'] as const;

export interface LargestPicture {
  /** Of the file itself; as a data URL it is a third longer (C37). */
  bytes: number;
  /** What the specification says of a larger one. */
  message: string;
}

interface PictureProblem {
  text: string;
  /** It would do once it is smaller. */
  isTooLarge: boolean;
}

const namesPicture = ({ name }: File) =>
  PICTURE_KINDS.flatMap((kind): readonly string[] => fileKinds[kind].extensions).includes(
    extensionOf(name).toLowerCase(),
  );

/** Why a file is no picture, by its contents and whatever its name says; undefined where it is one. */
export async function pictureProblem(file: File, largest: LargestPicture): Promise<PictureProblem | undefined> {
  const problem = (text: string, isTooLarge = false) => ({ text, isTooLarge });
  try {
    if (!kindOfContents(await readHead(file), PICTURE_KINDS)) {
      return problem(
        namesPicture(file)
          ? 'This is not a picture, whatever its name says'
          : 'Choose a PNG, JPEG, WebP or GIF picture',
      );
    }
    if (file.size > largest.bytes) return problem(largest.message, true);
    await decodePicture(await readAsDataUrl(file));
    return undefined;
  } catch {
    return problem('The picture is damaged and cannot be shown');
  }
}

/** `data:image/png;base64,…`, with the type that the contents have and not the one that the name suggests. */
export async function readAsDataUrl(file: File): Promise<string> {
  const kind = kindOfContents(await readHead(file), PICTURE_KINDS) ?? 'png';
  return `data:image/${kind};base64,${await readBase64(file)}`;
}

/** Rejects when it is no picture after all. */
export async function decodePicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** What nobody means to have on a page, and what would keep the browser busy for long. */
const LARGEST_SOURCE: LargestPicture = { bytes: 25_000_000, message: 'Maximum file size 25 MB' };

/** A picture as a data URL within a number of pixels and bytes: as it is where it fits, else as a smaller JPEG. */
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

/** First the quality gives way, then the size. */
const QUALITIES = [0.88, 0.75, 0.6];

/** The picture as a JPEG within a number of pixels to its longest side and within a number of bytes. */
export function toSmallJpeg(picture: HTMLImageElement, longestSide: number, bytes: number): string {
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG knows no transparency and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const dataUrl = canvas.toDataURL('image/jpeg', quality);
    if (sizeOfDataUrl(dataUrl) <= bytes) return dataUrl;
  }
  return toSmallJpeg(picture, Math.floor(Math.max(canvas.width, canvas.height) / 2), bytes);
}

/** How many bytes a data URL holds. */
export const sizeOfDataUrl = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
