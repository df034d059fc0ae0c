/** The two calls that are used of SheetJS' small build, which ships without types. */
declare module 'sheetjs-style/dist/xlsx.mini.min.js' {
  interface Sheet {
    readonly '!ref'?: string;
  }
  const xlsx: {
    utils: {
      aoa_to_sheet: (cells: readonly (readonly string[])[]) => Sheet;
      sheet_to_csv: (sheet: Sheet, options: { FS: string; RS: string }) => string;
    };
  };
  export default xlsx;
}
