/** The functions of SheetJS that we call; its own types belong to another version. */
declare module 'sheetjs-style/xlsx.js' {
  type Sheet = { '!ref'?: string; '!cols'?: { wch: number }[]; '!autofilter'?: { ref: string | undefined } } & {
    [address: string]: { s?: object };
  };
  /** A number and its number format. */
  interface Formatted {
    t: 'n';
    v: number;
    z: string;
  }
  interface Book {
    readonly SheetNames: string[];
  }
  const xlsx: {
    utils: {
      aoa_to_sheet: (cells: readonly (readonly (string | number | Formatted)[])[]) => Sheet;
      encode_cell: (cell: { r: number; c: number }) => string;
      book_new: () => Book;
      book_append_sheet: (book: Book, sheet: Sheet, name: string) => void;
    };
    write: (
      book: Book,
      options: { type: 'array'; bookType: 'xlsx'; bookSST: boolean; compression: boolean },
    ) => ArrayBuffer;
  };
  export default xlsx;
}
