/** ACCT-034, ACCT-035: of the file itself; as a data URL it is a third longer (C37). */
const LARGEST_PHOTO_BYTES = 550_000;
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Why a file cannot be the photo as it is; `isTooLarge` = it could be, once it is smaller. */
export interface PhotoRefusal {
  text: string;
  isTooLarge: boolean;
}

export function photoError({ type, size }: Pick<File, 'type' | 'size'>): PhotoRefusal | undefined {
  if (!PHOTO_TYPES.includes(type)) return { text: 'Choose a PNG, JPEG, WebP or GIF picture', isTooLarge: false };
  return size > LARGEST_PHOTO_BYTES ? { text: 'Maximum file size 500 KB', isTooLarge: true } : undefined;
}

export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Rejects when it is no picture after all. */
export async function loadPicture(dataUrl: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = dataUrl;
  await picture.decode();
  return picture;
}
