/** Rejects if unreadable, such as a deleted file. */
function read<Result>(start: (reader: FileReader) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error);
    start(reader);
  });
}

export const readBytes = async (file: Blob) =>
  new Uint8Array(await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file)));

export const readBase64 = async (file: Blob) =>
  (await read<string>((reader) => reader.readAsDataURL(file))).replace(/^data:[^,]*,/, '');
